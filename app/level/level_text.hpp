#pragma once

#include <string>
#include <vector>

#include "level/guess.hpp"
#include "level/level.hpp"

namespace lab {

/// A name of the level in quotation marks, as it may be shown.
std::string quoted(const std::string& name);

/// What is taken as solid, and why, in one sentence; empty if nothing is.
std::string ground_sentence(const Level& level, const Guesses& guesses);

/// Why nothing is, layer by layer.
std::string why_nothing_is_solid(const Level& level, const Guesses& guesses);

}  // namespace lab
