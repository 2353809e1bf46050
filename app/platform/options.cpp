#include "platform/options.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <iterator>

#include <CLI/CLI.hpp>

#include "render/gif.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

/// CLI11's own Range accepts NaN.
std::function<std::string(std::string&)> number_between(double least, double most) {
    return [least, most](std::string& text) -> std::string {
        const auto number = parse_number(text);
        if (number && *number >= least && *number <= most) return {};
        return "expected a number from " + number_text(least) + " to " + number_text(most) +
               ", found " + text;
    };
}

/// CLI11 takes a negative number for a very large one where the option has no sign.
std::function<std::string(std::string&)> whole_number_from(double least) {
    return [least](std::string& text) -> std::string {
        const auto number = parse_number(text);
        if (number && *number >= least && *number == std::floor(*number)) return {};
        return "expected a whole number of at least " + number_text(least) + ", found " + text;
    };
}

/// An empty name is most likely a mistake in a script.
std::string not_empty(const std::string& text) {
    return text.empty() ? "expected a name, found nothing" : "";
}

/// A name without a known ending would get the bytes of a PNG. "-" is standard output.
std::string can_be_map(const std::string& file) {
    if (file == "-" || file.ends_with(".png") || file.ends_with(".json")) return {};
    return "expected a name that ends in .png or .json, found " + file;
}

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

/// A picture needs four bytes per pixel, and as many again while it is written.
constexpr double most_pixels = 67108864;  // 8192 x 8192

void check_pixels(const Headless& wanted) {
    const double pixels = wanted.scale * wanted.width * wanted.scale * wanted.height;
    if (pixels > most_pixels)
        throw CLI::ValidationError("--size", "times --scale is more than 67 million pixels");
}

/// Rejects options that only apply to a film if there is none, and values that no film can have.
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

void check_against(const CLI::App& app) {
    if (app.count("--against") == 0) return;
    for (const char* option : {"--hunt", "--bisect", "--map"})
        if (app.count(option) > 0) return;
    throw CLI::ValidationError("--against", "is for --hunt, --bisect and --map");
}

void describe_map(CLI::App& app, Headless& picture) {
    CLI::Option* map = app.add_option("--map", picture.map,
                                      "Write how a query answers wherever two numbers may be, as "
                                      ".png or .json")
                           ->check(not_empty)
                           ->check(can_be_map);
    app.add_option("--map-layer", picture.map_layer,
                   "outcome, time, distance, normal, path, obstacle, exact, difference or promises")
        ->needs(map);
    app.add_option("--map-over", picture.map_over,
                   "The two numbers, such as box.center.x,box.half.x (the mover's place)")
        ->needs(map);
    app.add_option("--map-range", picture.map_range, "X0:X1,Y0:Y1 (what the picture shows)")
        ->needs(map);
    CLI::Option* hunt = app.add_flag(
        "--hunt", picture.hunt, "Search near the scene for a broken promise, or a disagreement");
    app.add_option("--count", picture.hunt_count, "How many cases --hunt tries")
        ->needs(hunt)
        ->check(CLI::Validator(whole_number_from(1), "at least 1"));
    app.add_option("--seconds", picture.hunt_seconds, "How long --hunt searches (10)")
        ->needs(hunt)
        ->check(CLI::Validator(number_between(0, longest_time), "0 to 3600"));
    app.add_option("--seed", picture.hunt_seed, "Where --hunt begins (1)")
        ->needs(hunt)
        ->check(CLI::Validator(whole_number_from(0), "at least 0"));
    CLI::Option* bisect = app.add_option("--bisect", picture.bisect,
                                         "Print between which neighbouring numbers the answer "
                                         "jumps: box.center.x=10:20 or time=0:2");
    app.add_option("--least-jump", picture.least_jump,
                   "By how much the time of a hit has to change, for --bisect to print it (0.01)")
        ->needs(bisect)
        ->check(CLI::Validator(number_between(0, 1), "0 to 1"));
    app.add_option("--against", picture.against,
                   "Another implementation: --hunt and --map-layer difference compare it with "
                   "isect, --bisect and other layers show its answers (isect-float, textbook, "
                   "noonat, noonat-es6, article or stepped)");
    app.add_option("--query", picture.query, "Which query of the scene, counted from 0")
        ->check(CLI::Validator(whole_number_from(0), "at least 0"));
}

void describe_replay(CLI::App& app, Options& options) {
    CLI::Option* replay =
        app.add_option("--replay", options.replay,
                       "Judge the answers of a game's recording, and print those that are wrong")
            ->check(not_empty)
            ->excludes("--scene")
            ->excludes("--check-level")
            ->excludes("--case");
    CLI::Option* label = app.add_option("--label", options.replay_settings.label,
                                        "Judge only the queries with this label")
                             ->needs(replay)
                             ->check(not_empty);
    constexpr double most = 1e9;
    app.add_option("--within", options.replay_settings.within,
                   "How far off an answer may be, in the game's units (0.001)")
        ->needs(replay)
        ->check(CLI::Validator(number_between(0, most), "0 to 1e9"));
    app.add_option("--beside", options.replay_beside,
                   "Compare with another recording of the same game instead, and print where "
                   "they part")
        ->needs(replay)
        ->excludes(label)
        ->check(not_empty);
    app.add_option("--finds", options.replay_finds,
                   "Write what is wrong as JSON; - for standard output")
        ->needs(replay)
        ->check(not_empty);
}

}  // namespace

void describe(CLI::App& app, Options& options) {
    Headless& picture = options.picture;
    const CLI::Validator seconds(number_between(0, longest_time), "0 to 3600");
    app.set_version_flag("--version", std::string("intersect-lab ") + LAB_VERSION);
    app.add_option("scene,--scene", options.scene,
                   "A scene's id, or a file (a name with / or .json, a level or a recording)");
    app.add_option_function<std::string>(
           "--check-level",
           [&options](const std::string& file) {
               options.scene = file;
               options.picture.check_level = true;
           },
           "Walk, jump and fall all over a level, and print what is wrong with it")
        ->check(not_empty)
        ->excludes("--scene");
    app.add_option("--case", options.case_line, "A scene as a case line: \"isect1 ...\"")
        ->excludes("--scene")
        ->excludes("--check-level");
    app.add_option("--lesson", options.picture.lesson,
                   "Open a lesson, or a step of it: slabs or slabs/3")
        ->excludes("--scene");
    app.add_flag("--list", options.list, "Print every scene: id, group and title");
    app.add_flag("--zoo", options.zoo,
                 "Run every case of the zoo against every implementation and print what fails; "
                 "with --json FILE as JSON")
        ->excludes("--scene")
        ->excludes("--case");
    app.add_option("--cheat-sheet", options.cheat_sheet,
                   "Write the formulas of the lessons on one page, as .svg")
        ->check(not_empty);
    app.add_flag("--licenses", options.licenses, "Print the licenses of the fonts inside");
    app.add_flag("--headless", options.headless, "Open no window");
    app.add_option("--time", picture.time, "The moment, in seconds")->check(seconds);
    app.add_option("--scale", picture.scale, "Pixels per point")
        ->check(CLI::Validator(number_between(0.5, 4), "0.5 to 4"));
    app.add_option_function<std::string>(
        "--size", [&picture](const std::string& text) { parse_size(text, picture); },
        "Size in points, WIDTHxHEIGHT (1280x800)");
    app.add_option_function<std::string>(
           "--theme",
           [&picture](const std::string& name) {
               picture.theme = theme_named(name).value_or(Theme::dark);
           },
           "The colours, two of them with high contrast")
        ->check(CLI::IsMember({"dark", "light", "dark-contrast", "light-contrast"}));
    app.add_option_function<std::string>(
           "--words",
           [&picture](const std::string& name) {
               picture.words = picture_words_named(name).value_or(PictureWords::reason);
           },
           "The text below pictures and films (reason)")
        ->check(CLI::IsMember({"reason", "caption", "none"}));
    app.add_option("--set", picture.sets,
                   "NAME.FIELD[.x|.y]=NUMBER or scalar=float, several times, in order")
        ->allow_extra_args(false);
    app.add_option("--keys", picture.keys,
                   "What the first character does: 60r_20rj_15 is right for 60 steps, then also "
                   "jump for 20, then nothing for 15 (l left, r right, j jump, d drop)");
    app.add_option("--screenshot", picture.screenshot, "Write the whole window as PNG")
        ->check(not_empty);
    app.add_option("--picture", picture.picture, "Write the canvas, with legend and text, as PNG")
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
    app.add_option("--to", picture.to, "Where it ends (after one loop, or the scene's duration)")
        ->check(seconds);
    app.add_option("--fps", picture.fps, "Frames per second (25); for a GIF 50, 25 or 20")
        ->check(CLI::Range(1, 60));
    app.add_option(
           "--export", picture.exports,
           "FORM=FILE: case, catch2, googletest, assert, cpp, scene, json or sentence as text")
        ->allow_extra_args(false);
    describe_map(app, picture);
    describe_replay(app, options);
    app.add_flag_function(
        "--narrate", [&picture](std::int64_t) { picture.exports.push_back("sentence=-"); },
        "Print the answer to every query in words");
    app.add_option("--tour", options.tour, "Write a picture of every scene into a folder")
        ->check(not_empty)
        ->excludes("--set")
        ->excludes("--keys")
        ->excludes("--time");
    app.add_option("--course", options.course,
                   "Write the lessons as web pages into a folder, to be put beside the lab's page")
        ->check(not_empty);
    app.add_option("--assets", options.assets, "Read scenes and lessons from a folder, for authors")
        ->check(not_empty);
}

void check(const CLI::App& app, Options& options) {
    check_film(app, options.picture);
    check_pixels(options.picture);
    check_against(app);
    options.has_theme = app.count("--theme") > 0;
    options.has_scale = app.count("--scale") > 0;
    options.has_size = app.count("--size") > 0;
}

}  // namespace lab
