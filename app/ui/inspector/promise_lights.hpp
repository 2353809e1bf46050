#pragma once

#include <vector>

#include "explain/promises.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

float height_of_promises(int lines);
/// Each promise of an answer as a light, with the finding in its tooltip.
void promise_lights(const std::vector<Promise>& promises, float width, const Palette& colors);

}  // namespace lab
