#pragma once

#include <cmath>

#include <isect/vec2.hpp>

namespace isect {

/// Of unit length. Of no length, the x axis: a rule for the one case in
/// which every direction is as good.
inline Vec2<double> unit_vector(Vec2<double> v) {
    const double length = std::sqrt(v.x * v.x + v.y * v.y);
    if (length == 0) return {1, 0};
    return {v.x / length, v.y / length};
}

}  // namespace isect
