#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "instruments/flips.hpp"
#include "picture/picture.hpp"
#include "render/palette.hpp"
#include "workspace/session.hpp"

namespace lab {

/// Options for rendering without a window.
struct Headless {
    std::optional<double> time;  ///< if empty, the time at which the scene opens
    int width = 1280;
    int height = 800;
    double scale = 1;
    Theme theme = Theme::dark;
    PictureWords words = PictureWords::reason;
    std::vector<std::string> sets;    ///< "box.half.x=20", in order
    std::optional<std::string> keys;  ///< of the first character: "60r_20rj_15"
    std::string lesson;               ///< "slabs/3": shown in the window instead of a scene
    std::string screenshot;           ///< of the whole window
    std::string picture;              ///< of the canvas, with legend and caption
    std::string svg;                  ///< the same as an SVG file
    std::string json;                 ///< the results; "-" for standard output

    std::string frames;  ///< a folder for pictures of the canvas, one for each frame of a time span
    std::string gif;     ///< an animation of the same span
    double from = 0;
    std::optional<double> to{};  ///< by default, one period of the scene's motion
    int fps = 25;
    std::vector<std::string> exports;  ///< "catch2=test.cpp", in order

    std::string map;                    ///< a map of answers, as a picture or as JSON
    std::string map_layer = "outcome";  ///< what it shows
    std::string map_over;   ///< the numbers on its axes, by default those that place the mover
    std::string map_range;  ///< "X0:X1,Y0:Y1", by default what the picture shows
    std::string bisect;     ///< "box.center.x=10:20": print where the answer jumps
    double least_jump = FlipSearch{}.least_jump;  ///< of the time of a hit, to be printed
    bool hunt = false;                            ///< search for a breach near the scene
    std::uint64_t hunt_count = 0;  ///< how many cases it tries; 0 for as many as the seconds allow
    double hunt_seconds = 10;
    std::uint32_t hunt_seed = 1;
    bool check_level = false;  ///< print what is wrong with the level
    std::string against;       ///< the implementation that it is compared with
    std::size_t query = 0;     ///< of the scene, counted from 0

    bool wants_output() const {
        return !frames.empty() || !gif.empty() || !exports.empty() || !screenshot.empty() ||
               !picture.empty() || !svg.empty() || !json.empty() || !map.empty() ||
               !bisect.empty() || hunt || check_level;
    }
};

/// The scenes and lessons that the program can show.
struct Assets {
    std::vector<Entry> scenes;
    std::vector<Lesson> lessons;
    /// How many of the scenes, counted from the first, come from the requested folder.
    std::size_t asked_for{};
    std::vector<std::string> problems{};  ///< for example with files that were left out
    std::string lessons_folder{};         ///< empty for the built-in lessons
};

/// Writes an output into a file; "-" is standard output.
void write_output(const std::string& path, const std::string& bytes);

/// Writes the requested outputs of a scene. Returns whether a hunt or a check found
/// something.
bool render(const Entry& entry, const Assets& all, const Headless& wanted);

/// Takes a screenshot of the window at a step of a lesson.
void render_lesson(const Assets& all, const Headless& wanted);

/// Writes the cheat sheet of the lessons, in the format that the ending of the file names.
void write_cheat_sheet(const Assets& all, const std::string& file);

/// Writes the lessons as web pages into a folder.
void write_course(const Assets& all, const std::string& folder);

/// Writes a picture of every scene at its cover time into a folder.
void render_tour(const Assets& all, const std::string& folder, const Headless& like);

}  // namespace lab
