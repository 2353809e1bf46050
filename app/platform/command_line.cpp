#include "platform/command_line.hpp"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <iostream>
#include <iterator>
#include <stdexcept>

#include <CLI/CLI.hpp>

#include "draw/gif.hpp"
#include "embed.hpp"
#include "panels/lab.hpp"
#include "platform/headless.hpp"
#include "platform/scenes.hpp"
#include "platform/user_folder.hpp"
#include "platform/window.hpp"
#include "scene/case_line.hpp"
#include "scene/edit.hpp"
#include "scene/error.hpp"
#include "scene/file.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

enum Exit { fine = 0, internal = 1, usage = 2, wrong_file = 3, no_display = 4 };

/// CLI11's own Range lets NaN through.
std::function<std::string(std::string&)> number_between(double least, double most) {
    return [least, most](std::string& text) -> std::string {
        const auto number = parse_number(text);
        if (number && *number >= least && *number <= most) return {};
        return "expected a number from " + number_text(least) + " to " + number_text(most) +
               ", found " + text;
    };
}

/// A name that is there but empty is a slip of a script.
std::string not_empty(const std::string& text) {
    return text.empty() ? "expected a name, found nothing" : "";
}

struct Options {
    std::string scene;
    std::string case_line;
    std::string assets;
    std::string tour;
    bool headless = false;
    bool list = false;
    bool licenses = false;
    Headless picture;
    /// What was asked for, and not just left as it is.
    bool has_theme = false, has_scale = false, has_size = false;
};

void parse_size(const std::string& text, Headless& into) {
    int width = 0, height = 0;
    char rest = 0;
    if (std::sscanf(text.c_str(), "%dx%d%c", &width, &height, &rest) != 2 || width < 64 ||
        height < 64 || width > 16384 || height > 16384) {
        throw CLI::ValidationError("--size",
                                   "expected WIDTHxHEIGHT in points, as 1280x800, found " + text);
    }
    into.width = width;
    into.height = height;
}

void describe(CLI::App& app, Options& options) {
    Headless& picture = options.picture;
    const CLI::Validator seconds(number_between(0, 1e5), "0 to 100000");
    app.set_version_flag("--version", std::string("intersect-lab ") + LAB_VERSION);
    app.add_option("scene,--scene", options.scene,
                   "A scene's id, or a file (a name with / or .json)");
    app.add_option("--case", options.case_line, "A scene as a case line: \"isect1 ...\"")
        ->excludes("--scene");
    app.add_option("--lesson", options.picture.lesson,
                   "Open a lesson, or a step of it: slabs or slabs/3")
        ->excludes("--scene");
    app.add_flag("--list", options.list, "Print every scene: id, group and title");
    app.add_flag("--licenses", options.licenses, "Print the licenses of the fonts inside");
    app.add_flag("--headless", options.headless, "Open no window");
    app.add_option("--time", picture.time, "The moment, in seconds")->check(seconds);
    app.add_option("--scale", picture.scale, "Pixels to a point")
        ->check(CLI::Validator(number_between(0.5, 4), "0.5 to 4"));
    app.add_option_function<std::string>(
        "--size", [&picture](const std::string& text) { parse_size(text, picture); },
        "Size in points, WIDTHxHEIGHT (1280x800)");
    app.add_option_function<std::string>(
           "--theme",
           [&picture](const std::string& name) {
               picture.theme = name == "light" ? Theme::light : Theme::dark;
           },
           "light or dark")
        ->check(CLI::IsMember({"light", "dark"}));
    app.add_option("--set", picture.sets, "NAME.FIELD[.x|.y]=NUMBER, several times, in order")
        ->allow_extra_args(false);
    app.add_option("--screenshot", picture.screenshot, "Write the whole window as PNG")
        ->check(not_empty);
    app.add_option("--picture", picture.picture,
                   "Write the canvas, with legend and caption, as PNG")
        ->check(not_empty);
    app.add_option("--svg", picture.svg, "Write the same as SVG")->check(not_empty);
    app.add_option("--json", picture.json, "Write the results as JSON; - for standard output")
        ->check(not_empty);
    app.add_option("--frames", picture.frames,
                   "Write a PNG of the canvas for each frame of a span into a folder")
        ->check(not_empty);
    app.add_option("--gif", picture.gif, "Write the same span as an animation that loops")
        ->check(not_empty);
    app.add_option("--from", picture.from, "Where the span begins")->check(seconds);
    app.add_option("--to", picture.to,
                   "Where it ends (once through what repeats, else after the scene's duration)")
        ->check(seconds);
    app.add_option("--fps", picture.fps, "Frames for each second (25); of a GIF 50, 25 or 20")
        ->check(CLI::Range(1, 60));
    app.add_option(
           "--export", picture.exports,
           "FORM=FILE: case, catch2, googletest, assert, cpp, scene, json or sentence as text")
        ->allow_extra_args(false);
    app.add_flag_function(
        "--narrate", [&picture](std::int64_t) { picture.exports.push_back("sentence=-"); },
        "Print what every query says, in words");
    app.add_option("--tour", options.tour, "Write a picture of every scene into a folder")
        ->check(not_empty)
        ->excludes("--set")
        ->excludes("--time");
    app.add_option("--assets", options.assets,
                   "Read scenes and lessons from a folder, for their authors")
        ->check(not_empty);
}

/// What only a film obeys, and what no film can be.
void check_film(const CLI::App& app, const Headless& wanted) {
    const bool is_film = !wanted.frames.empty() || !wanted.gif.empty();
    for (const char* option : {"--from", "--to", "--fps"}) {
        if (!is_film && app.count(option) > 0)
            throw CLI::ValidationError(option, "is for --gif and --frames");
    }
    if (wanted.to && *wanted.to <= wanted.from)
        throw CLI::ValidationError("--to", "expected a time after --from");
    const bool can_be_gif =
        std::find(std::begin(gif_rates), std::end(gif_rates), wanted.fps) != std::end(gif_rates);
    if (!wanted.gif.empty() && !can_be_gif)
        throw CLI::ValidationError("--fps", "a GIF can keep 50, 25 or 20");
}

void print_list(const std::vector<Entry>& scenes) {
    for (const Entry& entry : scenes) {
        std::cout << entry.id << '\t' << entry.scene.group << '\t' << entry.scene.title << '\n';
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
        throw std::out_of_range("--set and --time need a scene: give its id or file");
    }
    lab.open(find_scene(scenes, options.scene));
    Session& session = lab.session();
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
    Settings settings = folder.load_settings();
    if (options.has_theme) settings.theme = options.picture.theme;
    if (options.has_scale)
        settings.scale = std::clamp(options.picture.scale, least_scale, most_scale);
    if (options.has_size) {
        settings.window_width = options.picture.width;
        settings.window_height = options.picture.height;
        settings.maximized = false;
    }
    Lab lab(assets.scenes, settings, folder);
    lab.lessons().fill(assets.lessons);
    lab.hints_shown = !settings.hinted;
    lab.restore_journal();
    open_as_asked(lab, assets.scenes, options);
    if (!options.case_line.empty()) lab.open_case(options.case_line);
    if (!options.picture.lesson.empty()) lab.lessons().open_named(options.picture.lesson);
    if (!problem.empty()) lab.say(problem, true);
    try {
        Window window(lab);
        while (window.frame()) {
        }
    } catch (const NoDisplay& error) {
        std::cerr << "intersect-lab: " << error.what()
                  << "\n(--headless, --picture, --svg and --json need none)\n";
        return no_display;
    }
    if (lab.presenting) lab.present();
    lab.keep_journal();
    try {
        folder.save_settings(lab.settings());
    } catch (const std::runtime_error& error) {
        std::cerr << "intersect-lab: settings are not kept: " << error.what() << '\n';
    }
    return fine;
}

Entry wanted_scene(const std::vector<Entry>& scenes, const Options& options) {
    if (!options.case_line.empty()) return {"case", read_case(options.case_line)};
    if (options.scene.empty())
        throw std::out_of_range("--headless needs a scene: give its id, its file or --case");
    return find_scene(scenes, options.scene);
}

Assets assets_of(const Options& options) {
    if (options.assets.empty()) {
        std::vector<Entry> scenes = built_in_scenes();
        std::vector<Lesson> lessons = built_in_lessons(scenes);
        return {std::move(scenes), std::move(lessons)};
    }
    std::vector<Entry> scenes = scenes_in(options.assets);
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
            throw std::out_of_range("--lesson without a window makes a --screenshot");
        }
    } else {
        return run_window(assets, options);
    }
    return fine;
}

int complain(int code, const std::exception& error) {
    std::cerr << "intersect-lab: " << error.what() << '\n';
    return code;
}

}  // namespace

int run(int argc, char** argv) {
    Options options;
    CLI::App app{"Intersect Lab: 2D intersection and sweep tests, alive", "intersect-lab"};
    describe(app, options);
    try {
        app.parse(argc, argv);
        check_film(app, options.picture);
        options.has_theme = app.count("--theme") > 0;
        options.has_scale = app.count("--scale") > 0;
        options.has_size = app.count("--size") > 0;
    } catch (const CLI::Success& wanted) {
        return app.exit(wanted);
    } catch (const CLI::ParseError& error) {
        app.exit(error);
        return usage;
    }
    try {
        const int code = run_options(options);
        if (!std::cout.flush()) throw FileError("can't write to standard output");
        return code;
    } catch (const SceneError& error) {
        return complain(wrong_file, error);
    } catch (const LessonError& error) {
        return complain(wrong_file, error);
    } catch (const CaseError& error) {
        return complain(wrong_file, error);
    } catch (const UnreadableFile& error) {
        return complain(wrong_file, error);
    } catch (const SetError& error) {
        return complain(usage, error);
    } catch (const std::out_of_range& error) {
        return complain(usage, error);
    } catch (const std::exception& error) {
        return complain(internal, error);
    }
}

}  // namespace lab
