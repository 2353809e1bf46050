#include "platform/command_line.hpp"

#include <iostream>
#include <sstream>
#include <stdexcept>

#include <CLI/CLI.hpp>

#include "files/embed.hpp"
#include "picture/scene_frame.hpp"
#include "platform/headless.hpp"
#include "platform/open_lab.hpp"
#include "platform/options.hpp"
#include "platform/replay_output.hpp"
#include "platform/start.hpp"
#include "platform/zoo_output.hpp"
#include "scene/case_line.hpp"
#include "scene/edit.hpp"
#include "scene/error.hpp"
#include "scene/file.hpp"
#include "scene/text.hpp"
#include "workspace/open_recording.hpp"
#include "workspace/scenes.hpp"

namespace lab {

namespace {

enum Exit {
    fine = 0,
    internal = 1,
    found_something = 1,
    usage = 2,
    wrong_file = 3,
    no_display = 4
};

void print_list(const std::vector<Entry>& scenes) {
    for (const Entry& entry : scenes) {
        const Scene& scene = entry.scene;
        std::cout << visible_text(entry.id) << '\t' << visible_text(scene.group) << '\t'
                  << visible_text(scene.title) << '\n';
    }
}

/// Only the scenes that were asked for, without those that stay available beside them.
Assets asked_for(const Assets& assets) {
    Assets some = assets;
    some.scenes.erase(some.scenes.begin() + static_cast<std::ptrdiff_t>(assets.asked_for),
                      some.scenes.end());
    return some;
}

/// The zoo stays out of the list of somebody's own scenes.
void print_everything(const Assets& assets, const Options& options) {
    print_list(asked_for(assets).scenes);
    if (options.assets.empty()) print_list(zoo_cases());
}

/// Returns whether isect passes.
bool run_zoo(const Options& options) {
    const std::vector<JudgedCase> zoo = judged_zoo(zoo_cases());
    const std::string& json = options.picture.json;
    if (json.empty()) std::cout << zoo_table(zoo);
    if (!json.empty()) write_output(json, zoo_json(zoo));
    return isect_passes(zoo);
}

void print_licenses() {
    for (const std::string_view name : embedded_names("licenses/")) {
        std::cout << name << "\n\n" << embedded_text(name) << "\n\n";
    }
}

Entry wanted_scene(const Assets& assets, const Options& options) {
    if (is_recording_name(options.scene))
        throw UsageError("without a window, a recording is judged: --replay " + options.scene);
    if (options.scene.empty() && options.case_line.empty())
        throw UsageError("--headless needs a scene: give its id, its file or --case");
    Entry wanted = options.case_line.empty()
                       ? find_scene(assets.scenes, options.scene, assets.lessons)
                       : Entry{"case", read_case(options.case_line)};
    frame_motion(wanted.scene);
    return wanted;
}

int complain(int code, const std::string& sentence) {
    std::cerr << "intersect-lab: " << visible_lines(sentence) << '\n';
    return code;
}

int render_asked(const Assets& assets, const Options& options) {
    if (options.picture.lesson.empty()) {
        const bool found = render(wanted_scene(assets, options), assets, options.picture);
        return found ? found_something : fine;
    }
    if (options.picture.screenshot.empty())
        throw UsageError("--lesson without a window needs --screenshot");
    render_lesson(assets, options.picture);
    return fine;
}

/// Runs the window until the user closes it. May throw NoDisplay.
int run_window(const Assets& assets, const Options& options) {
    UserFolder folder;
    OpenLab open(assets, options, folder);
    while (open.window().frame()) {
    }
    open.keep();
    return fine;
}

int run_options(const Options& options) {
    if (!options.replay_beside.empty()) {
        const double within = options.replay_settings.within;
        return compare_and_print(options.replay, options.replay_beside, within) ? found_something
                                                                                : fine;
    }
    if (!options.replay.empty()) {
        const bool found =
            replay_and_print(options.replay, options.replay_settings, options.replay_finds);
        return found ? found_something : fine;
    }
    const Assets assets = assets_of(options.assets);
    const bool wants_window = !options.licenses && !options.list && !options.zoo &&
                              options.tour.empty() && options.cheat_sheet.empty() &&
                              options.course.empty() && !options.headless &&
                              !options.picture.wants_output();
    if (wants_window) return run_window(assets, options);
    for (const std::string& problem : assets.problems) complain(wrong_file, problem);
    if (!assets.problems.empty()) return wrong_file;
    if (options.licenses) {
        print_licenses();
    } else if (options.list) {
        print_everything(assets, options);
    } else if (options.zoo) {
        return run_zoo(options) ? fine : found_something;
    } else if (!options.cheat_sheet.empty()) {
        write_cheat_sheet(assets, options.cheat_sheet);
    } else if (!options.course.empty()) {
        write_course(assets, options.course);
    } else if (!options.tour.empty()) {
        render_tour(asked_for(assets), options.tour, options.picture);
    } else {
        return render_asked(assets, options);
    }
    return fine;
}

int complain(int code, const std::exception& error) {
    return complain(code, std::string(error.what()));
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
    } catch (const NoDisplay& error) {
        return complain(no_display, std::string(error.what()) +
                                        "\n(--headless, --picture, --svg and --json need none)");
    } catch (const FileError& error) {
        return complain(internal, error);
    } catch (const std::exception& error) {
        const std::string sentence = std::string("internal error: ") + error.what();
        return complain(internal, std::runtime_error(sentence));
    }
}

int run(int argc, char** argv) {
    Options options;
    CLI::App app{"Intersect Lab: 2D intersection and sweep tests, live", "intersect-lab"};
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
    return reported([&] {
        const int code = run_options(options);
        if (!std::cout.flush()) throw FileError("can't write to standard output");
        return code;
    });
}

}  // namespace lab
