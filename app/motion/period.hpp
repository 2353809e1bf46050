#pragma once

#include <optional>

#include "scene/scene.hpp"

namespace lab {

/// The seconds after which everything that moves by itself is where it was, the least such time.
/// Nothing where nothing moves, where a flight never starts again, where the motions share no
/// period, or where it is longer than `longest`.
std::optional<double> period_of(const Scene& scene, double longest = 60);

}  // namespace lab
