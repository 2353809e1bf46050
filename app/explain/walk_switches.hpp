#pragma once

#include "explain/reason.hpp"

namespace lab {

/// Says which idea the step of a character goes without, and how many obstacles it has tested.
void add_switches(const Evaluation& evaluation, const Told& told, Reason& reason);

}  // namespace lab
