#pragma once

#include <vector>

#include "trace/trace.hpp"

namespace lab {

/// What the statements of a function did in one call.
struct Ran {
    std::vector<bool> statements;  ///< of each statement, whether it ran
    int left_at{};                 ///< the line of the return that was taken
};

/// Found from the values that were traced: conditions are, so that they tell which way was taken.
/// In a loop a statement ran if it did in any round.
Ran ran(const Call& call);

}  // namespace lab
