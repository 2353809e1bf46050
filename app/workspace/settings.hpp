#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "picture/picture.hpp"
#include "render/palette.hpp"

namespace lab {

/// How far a learner has come in a lesson; steps are counted from 0.
struct LessonProgress {
    std::size_t step{};  ///< where it was left
    std::set<std::size_t> seen, done;

    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};

/// What is remembered between runs, in settings.json of the user's folder.
struct Settings {
    Theme theme = Theme::dark;
    double scale = 0;  ///< pixels for each point; 0 for what the display asks for
    std::optional<int> window_x, window_y;  ///< left and above of the first display are negative
    int window_width = 1280, window_height = 800;
    /// Whether that is in points: a window that was left is as large as it was, in the window
    /// system's own units.
    bool window_in_points = true;
    bool maximized = false;
    double column_width = 0;     ///< of the right column, in points; 0 for what suits the window
    double source_share = 0.57;  ///< how much of its height is the source's
    bool snap = true;            ///< what is dragged snaps; Ctrl inverts it while held
    bool hinted = false;         ///< the hints of the first start have been seen
    bool motion = true;          ///< scenes play as they are opened
    int picture_width = 0, picture_height = 0;  ///< in points; 0 for as large as the canvas
    double picture_scale = 0;                   ///< pixels for each point; 0 for the window's
    PictureWords picture_words = PictureWords::reason;
    std::string scene;                              ///< the id of the scene that was open
    std::string lesson;                             ///< the id of the lesson that was open last
    std::map<std::string, LessonProgress> lessons;  ///< by their ids

    friend bool operator==(const Settings&, const Settings&) = default;
};

inline constexpr double least_scale = 0.75;
inline constexpr double most_scale = 3;
inline constexpr double most_picture_scale = 4;

/// Settings from the text of a file. What is missing or makes no sense keeps its default: a damaged
/// file must not keep the lab from opening.
Settings read_settings(const std::string& text);
std::string write_settings(const Settings& settings);

/// Why a text is no file of settings, with the line; empty where it is one, whatever it leaves out.
std::string damage_of_settings(const std::string& text);

/// The file of a lab whose settings were `before` and are `now`, where another lab has written
/// `there` meanwhile: what has changed since goes into that, and all else of it stays.
std::string merged_settings(const std::string& there, const Settings& before, const Settings& now);

}  // namespace lab
