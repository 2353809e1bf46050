#pragma once

#include <optional>
#include <string>
#include <vector>

#include "picture/picture.hpp"
#include "render/palette.hpp"
#include "workspace/session.hpp"

namespace lab {

/// What a picture without a window is to be like.
struct Headless {
    std::optional<double> time;  ///< if empty, the moment at which the scene opens
    int width = 1280;
    int height = 800;
    double scale = 1;
    Theme theme = Theme::dark;
    PictureWords words = PictureWords::reason;
    std::vector<std::string> sets;  ///< "box.half.x=20", in order
    std::string lesson;             ///< "slabs/3": what the window shows in place of a scene
    std::string screenshot;         ///< of the whole window
    std::string picture;            ///< of the canvas, with legend and caption
    std::string svg;                ///< the same as a drawing
    std::string json;               ///< the results; "-" for standard output

    std::string frames;  ///< a folder for pictures of the canvas, one for each frame of a span
    std::string gif;     ///< the same span as an animation
    double from = 0;
    std::optional<double> to{};  ///< once through what repeats, where nothing else is said
    int fps = 25;
    std::vector<std::string> exports;  ///< "catch2=test.cpp", in order

    bool wants_output() const {
        return !frames.empty() || !gif.empty() || !exports.empty() || !screenshot.empty() ||
               !picture.empty() || !svg.empty() || !json.empty();
    }
};

/// What the program is about to show.
struct Assets {
    std::vector<Entry> scenes;
    std::vector<Lesson> lessons;
    /// How many of the scenes, from the first on, are those of the folder that was asked for.
    std::size_t asked_for{};
    std::vector<std::string> problems{};  ///< with files that were left out
};

/// Writes what is wanted of a scene at a time.
void render(const Entry& entry, const Assets& all, const Headless& wanted);

/// A picture of the window at a step of a lesson.
void render_lesson(const Assets& all, const Headless& wanted);

/// A picture of every scene at its cover time, into a folder.
void render_tour(const Assets& all, const std::string& folder, const Headless& like);

}  // namespace lab
