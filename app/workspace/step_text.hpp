#pragma once

#include <string>

#include "scene/history.hpp"

namespace lab {

/// A step of a history with the values that it changed: "seg.start 12, 4 → 16, 4". Where it
/// changed no single number, what it is called.
std::string step_text(const History& history, std::size_t position);

}  // namespace lab
