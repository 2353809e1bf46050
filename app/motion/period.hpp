#pragma once

#include <optional>

#include "scene/scene.hpp"

namespace lab {

/// The shortest time in seconds after which everything that moves by itself is back where it was.
/// Empty if nothing moves, a flight never restarts, the motions have no common period, or the
/// period is longer than `longest`.
std::optional<double> period_of(const Scene& scene, double longest = 60);

}  // namespace lab
