#pragma once

#include "explain/reason.hpp"

namespace lab {

/// Where a mover flies in steps and is tested only at their ends, a test that finds nothing doesn't
/// say that nothing was in the way. Adds what it can't see, and draws what it didn't.
void add_jump(const Evaluation& evaluation, const Told& told, Reason& reason);

}  // namespace lab
