#pragma once

#include <string>

#include "platform/headless.hpp"
#include "recording/replay.hpp"

namespace CLI {
class App;
}

namespace lab {

/// The options of the command line.
struct Options {
    std::string scene;
    std::string case_line;
    std::string assets;
    std::string tour;
    std::string cheat_sheet;  ///< the formulas of the course on one page, as .svg
    std::string course;
    std::string replay;  ///< a recording of a game to judge
    std::string replay_finds;
    std::string replay_beside;  ///< another recording, with which it is compared instead
    ReplaySettings replay_settings;
    bool headless = false;
    bool list = false;
    bool licenses = false;
    bool zoo = false;
    Headless picture;
    /// Whether these were given, rather than left at their defaults.
    bool has_theme = false, has_scale = false, has_size = false;
};

/// Declares every option to a parser, along with where its value is stored.
void describe(CLI::App& app, Options& options);

/// Runs after parsing: throws CLI::ValidationError if options contradict each other, and notes
/// which ones were given.
void check(const CLI::App& app, Options& options);

}  // namespace lab
