#pragma once

#include <isect/vec2.hpp>

namespace isect::detail {

/// Of unit length. Of no length, the x axis: a rule for the one case in
/// which every direction is as good.
ISECT_FORCE_INLINE inline Vec2<double> unit_vector(Vec2<double> v) {
    const double length = isect::length(v);
    if (length == 0) return {1, 0};
    return {v.x / length, v.y / length};
}

}  // namespace isect::detail
