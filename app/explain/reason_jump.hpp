#pragma once

#include <string>

#include "explain/reason.hpp"

namespace lab {

struct Jump;

/// How long ago a jump was: ", 0.500 s ago". Empty in the step of the jump itself.
std::string ago(const Jump& jump, double now);

/// A mover tested only at the ends of its steps can jump over an obstacle unnoticed. Adds what
/// these tests can miss, and draws a jump that they missed.
void add_jump(const Evaluation& evaluation, const Told& told, Reason& reason);

}  // namespace lab
