#pragma once

#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// For each query of a posed scene, how near its mover comes to an obstacle where it doesn't touch
/// any: on its path, or where it is. NaN for a walk, without an obstacle, and if a shape is a
/// chain, a tile map or a range.
std::vector<double> gaps_of(const Scene& posed);

/// How far apart a query's mover and obstacles are before it moves; negative if it is inside one.
/// NaN without an obstacle.
double distance_at(const Scene& posed, const Query& query);

}  // namespace lab
