#pragma once

#include <isect/vec2.hpp>

namespace isect::detail {

/// The vector scaled to unit length. For the zero vector it is the x axis,
/// by convention, since all directions are equally good.
ISECT_FORCE_INLINE inline Vec2<double> unit_vector(Vec2<double> v) {
    const double length = isect::length(v);
    if (length == 0) return {1, 0};
    return {v.x / length, v.y / length};
}

}  // namespace isect::detail
