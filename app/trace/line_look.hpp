#pragma once

#include "trace/ran.hpp"

namespace lab {

/// How a line of a function that is shown is lit.
struct LineLook {
    bool ran{};
    bool traced{};  ///< and handed a value on
    bool reason{};  ///< of the return that was taken
};

/// How far a walk has come; 0 where there is none, or it is somewhere else.
struct WalkedTo {
    int line{};
    bool goes_on{};
};

/// Of a line in the function of a call that did so much.
LineLook line_look(const Call& call, const Ran& done, int line, WalkedTo walk = {});

/// How many lines of a function's body are code, but for mere braces, and how many of them ran.
struct LineCount {
    int ran{};
    int all{};
};
LineCount count_lines(const Call& call, const Ran& done);

}  // namespace lab
