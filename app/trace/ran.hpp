#pragma once

#include <vector>

#include "trace/trace.hpp"

namespace lab {

/// The statements of a function that ran in one call.
struct Ran {
    std::vector<bool> statements;  ///< for each statement, whether it ran
    int left_at{};                 ///< the line of the return that was taken
};

/// Infers the control flow from the traced values, which include every condition. A statement in a
/// loop ran if it ran in any iteration.
Ran ran(const Call& call);

}  // namespace lab
