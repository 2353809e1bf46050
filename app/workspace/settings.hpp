#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "motion/engine_words.hpp"
#include "picture/picture.hpp"
#include "render/palette.hpp"

namespace lab {

/// The progress in a lesson. Steps are counted from 0.
struct LessonProgress {
    std::size_t step{};  ///< the last one that was open
    std::set<std::size_t> seen, done;
    std::map<std::size_t, std::string> pages{};  ///< what the learner has written, by step

    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};

/// Where `./app/run --web` serves the page.
inline constexpr const char* usual_link_base = "http://127.0.0.1:8421/";

/// Settings that are kept between runs, in settings.json in the user's folder.
struct Settings {
    Theme theme = Theme::dark;
    double scale = 0;                       ///< pixels per point; 0 for the display's own
    std::optional<int> window_x, window_y;  ///< negative to the left of and above the first display
    int window_width = 1280, window_height = 800;
    /// Whether the size is in points. The size of a closed window is kept in the window system's
    /// units.
    bool window_in_points = true;
    bool maximized = false;
    double column_width = 0;     ///< of the right column, in points; 0 to derive it from the window
    double source_share = 0.57;  ///< the source's share of its height
    bool snap = true;            ///< dragged shapes snap; holding Ctrl inverts it
    bool hinted = false;         ///< the hints of the first start were shown
    bool motion = true;          ///< scenes play when they open
    int picture_width = 0, picture_height = 0;  ///< in points; 0 for the size of the canvas
    double picture_scale = 0;                   ///< pixels per point; 0 for the window's
    PictureWords picture_words = PictureWords::reason;
    Engine engine = Engine::lab;                    ///< whose words the character's card uses
    double pixels_a_unit = 16;                      ///< for an engine that counts in units
    std::string link_base = usual_link_base;        ///< the page that copied links lead to
    std::string scene;                              ///< the id of the scene that was open
    std::string lesson;                             ///< the id of the lesson that was open last
    std::map<std::string, LessonProgress> lessons;  ///< by their ids

    friend bool operator==(const Settings&, const Settings&) = default;
};

inline constexpr double least_scale = 0.75;
inline constexpr double most_scale = 3;
inline constexpr double most_picture_scale = 4;

/// Reads settings. Missing or invalid values keep their defaults, so a damaged file doesn't keep
/// the lab from opening.
Settings read_settings(const std::string& text);
std::string write_settings(const Settings& settings);

/// Why a text isn't a settings file, with the line; empty if it is one, even if values are missing.
std::string damage_of_settings(const std::string& text);

/// Merges settings that two labs changed: the changes from `before` to `now` are made in `there`,
/// which the other lab has written.
std::string merged_settings(const std::string& there, const Settings& before, const Settings& now);

}  // namespace lab
