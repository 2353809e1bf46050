#pragma once

#include "trace/ran.hpp"

namespace lab {

/// How a line of the function on display is highlighted.
struct LineLook {
    bool ran{};
    bool traced{};  ///< it ran and traced a value
    bool reason{};  ///< it is part of the return that was taken
};

/// The current line of a walk; 0 if there is none or it is in another function.
struct WalkedTo {
    int line{};
    bool goes_on{};
};

/// The look of a line in a call's function, given the statements that ran.
LineLook line_look(const Call& call, const Ran& done, int line, WalkedTo walk = {});

/// How many lines of a function's body are code, not counting lone braces, and how many of them
/// ran.
struct LineCount {
    int ran{};
    int all{};
};
LineCount count_lines(const Call& call, const Ran& done);

}  // namespace lab
