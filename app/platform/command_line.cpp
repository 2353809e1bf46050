#include "platform/command_line.hpp"

#include <iostream>
#include <sstream>
#include <stdexcept>

#include <CLI/CLI.hpp>

#include "files/embed.hpp"
#include "platform/headless.hpp"
#include "platform/options.hpp"
#include "platform/user_folder.hpp"
#include "platform/window.hpp"
#include "scene/case_line.hpp"
#include "scene/edit.hpp"
#include "scene/error.hpp"
#include "scene/file.hpp"
#include "scene/text.hpp"
#include "ui/lab.hpp"
#include "workspace/scenes.hpp"

namespace lab {

namespace {

enum Exit { fine = 0, internal = 1, usage = 2, wrong_file = 3, no_display = 4 };

void print_list(const std::vector<Entry>& scenes) {
    for (const Entry& entry : scenes) {
        const Scene& scene = entry.scene;
        std::cout << visible_text(entry.id) << '\t' << visible_text(scene.group) << '\t'
                  << visible_text(scene.title) << '\n';
    }
}

void print_licenses() {
    for (const std::string_view name : embedded_names("licenses/")) {
        std::cout << name << "\n\n" << embedded_text(name) << "\n\n";
    }
}

/// The scene that was asked for, at the moment and with the numbers that were asked for.
void open_as_asked(Lab& lab, const std::vector<Entry>& scenes, const Options& options) {
    const Headless& wanted = options.picture;
    if (options.scene.empty()) {
        if (wanted.sets.empty() && wanted.time == 0) return;
        throw UsageError("--set and --time need a scene: give its id or file");
    }
    lab.workspace.open(find_scene(scenes, options.scene));
    Session& session = lab.workspace.session();
    if (wanted.time != 0) {
        session.view().playing = false;
        session.seek(wanted.time);
    }
    for (const std::string& assignment : wanted.sets) {
        const Scene posed = session.now().posed;
        session.edit("Set " + assignment,
                     [&](Scene& scene) { apply_set(scene, posed, assignment); });
    }
}

int run_window(Assets assets, const Options& options) {
    UserFolder folder;
    std::string problem;
    folder.add_scenes(assets.scenes, problem);
    std::string settings_problem;
    Settings settings = folder.load_settings(settings_problem);
    if (options.has_theme) settings.theme = options.picture.theme;
    if (options.has_scale)
        settings.scale = std::clamp(options.picture.scale, least_scale, most_scale);
    if (options.has_size) {
        settings.window_width = options.picture.width;
        settings.window_height = options.picture.height;
        settings.window_in_points = true;
        settings.maximized = false;
    }
    folder.start_from(settings);
    // What was open last is not evaluated where something else is wanted.
    if (!options.scene.empty()) settings.scene = options.scene;
    Lab lab(assets.scenes, settings, folder);
    lab.workspace.lessons().fill(assets.lessons);
    lab.ui.hints_shown = !settings.hinted;
    lab.workspace.restore_journal();
    open_as_asked(lab, assets.scenes, options);
    if (!options.case_line.empty()) lab.workspace.open_case(options.case_line);
    if (!options.picture.lesson.empty()) lab.workspace.lessons().open_named(options.picture.lesson);
    for (const std::string& more : {settings_problem, folder.left_backups()})
        if (!more.empty()) problem += (problem.empty() ? "" : " ") + more;
    if (!problem.empty()) lab.workspace.say(problem, true);
    try {
        const bool asked =
            !options.scene.empty() || !options.case_line.empty() || !options.picture.lesson.empty();
        Window window(lab, [&] {
            lab.workspace.restore_late_journal(!asked);
            folder.keep(lab);
        });
        while (window.frame()) {
        }
    } catch (const NoDisplay& error) {
        std::cerr << "intersect-lab: " << visible_lines(error.what())
                  << "\n(--headless, --picture, --svg and --json need none)\n";
        return no_display;
    }
    folder.keep(lab);
    return fine;
}

Entry wanted_scene(const std::vector<Entry>& scenes, const Options& options) {
    if (!options.case_line.empty()) return {"case", read_case(options.case_line)};
    if (options.scene.empty())
        throw UsageError("--headless needs a scene: give its id, its file or --case");
    return find_scene(scenes, options.scene);
}

Assets assets_of(const Options& options) {
    if (options.assets.empty()) {
        std::vector<Entry> scenes = built_in_scenes();
        std::vector<Lesson> lessons = built_in_lessons(scenes);
        return {std::move(scenes), std::move(lessons)};
    }
    std::vector<Entry> scenes = scenes_in(options.assets);
    if (scenes.empty())
        throw UnreadableFile("the folder " + options.assets + "/scenes holds no scene");
    std::vector<Lesson> lessons = lessons_in(options.assets, scenes);
    return {std::move(scenes), std::move(lessons)};
}

int run_options(const Options& options) {
    const Assets assets = assets_of(options);
    if (options.licenses) {
        print_licenses();
    } else if (options.list) {
        print_list(assets.scenes);
    } else if (!options.tour.empty()) {
        render_tour(assets, options.tour, options.picture);
    } else if (options.headless || options.picture.wants_output()) {
        if (options.picture.lesson.empty()) {
            render(wanted_scene(assets.scenes, options), assets, options.picture);
        } else if (!options.picture.screenshot.empty()) {
            render_lesson(assets, options.picture);
        } else {
            throw UsageError("--lesson without a window makes a --screenshot");
        }
    } else {
        return run_window(assets, options);
    }
    return fine;
}

int complain(int code, const std::exception& error) {
    std::cerr << "intersect-lab: " << visible_lines(error.what()) << '\n';
    return code;
}

}  // namespace

int reported(const std::function<int()>& work) {
    try {
        return work();
    } catch (const SceneError& error) {
        return complain(wrong_file, error);
    } catch (const LessonError& error) {
        return complain(wrong_file, error);
    } catch (const CaseError& error) {
        return complain(wrong_file, error);
    } catch (const UnreadableFile& error) {
        return complain(wrong_file, error);
    } catch (const UsageError& error) {
        return complain(usage, error);
    } catch (const SetError& error) {
        return complain(usage, error);
    } catch (const FileError& error) {
        return complain(internal, error);
    } catch (const std::exception& error) {
        const std::string sentence = std::string("internal error: ") + error.what();
        return complain(internal, std::runtime_error(sentence));
    }
}

int run(int argc, char** argv) {
    Options options;
    CLI::App app{"Intersect Lab: 2D intersection and sweep tests, alive", "intersect-lab"};
    describe(app, options);
    try {
        app.parse(argc, argv);
        check(app, options);
    } catch (const CLI::Success& wanted) {
        return app.exit(wanted);
    } catch (const CLI::ParseError& error) {
        std::ostringstream said;
        app.exit(error, said, said);
        std::cerr << visible_lines(said.str());
        return usage;
    }
    return reported([&options] {
        const int code = run_options(options);
        if (!std::cout.flush()) throw FileError("can't write to standard output");
        return code;
    });
}

}  // namespace lab
