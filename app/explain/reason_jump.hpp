#pragma once

#include "explain/reason.hpp"

namespace lab {

/// A mover tested only at the ends of its steps can jump over an obstacle unnoticed. Adds what
/// these tests can miss, and draws a jump that they missed.
void add_jump(const Evaluation& evaluation, const Told& told, Reason& reason);

}  // namespace lab
