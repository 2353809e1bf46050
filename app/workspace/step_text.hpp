#pragma once

#include <string>

#include "scene/history.hpp"

namespace lab {

/// A step of the history with the values that it changed: "seg.start 12, 4 → 16, 4". If no single
/// number changed, its label; "As opened" before the first step.
std::string step_text(const History& history, std::size_t position);

}  // namespace lab
