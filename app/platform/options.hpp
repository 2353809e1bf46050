#pragma once

#include <string>

#include "platform/headless.hpp"

namespace CLI {
class App;
}

namespace lab {

/// What the command line can ask for.
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

/// Tells a parser of every option, and where its value goes.
void describe(CLI::App& app, Options& options);

/// After parsing: throws CLI::ValidationError where options contradict each other, and notes which
/// were given.
void check(const CLI::App& app, Options& options);

}  // namespace lab
