#pragma once

#include <type_traits>

#include <isect/aabb.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// The number of [low, high] that is nearest to a value.
template <class T>
ISECT_OFTEN constexpr T clamp(T value, T low, T high) {
    if (value < low) return low;
    if (value > high) return high;
    return value;
}

/// The point of a box that is nearest to a point: the point itself, put
/// back between the box's edges on each axis.
template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN constexpr Vec2<T> closest_point(
    const Aabb<T>& box, std::type_identity_t<Vec2<T>> point,
    Trace trace = {}) {
    const Vec2<T> min = box.min();
    const Vec2<T> max = box.max();
    const T x = trace(clamp(point.x, min.x, max.x));
    const T y = trace(clamp(point.y, min.y, max.y));
    return {x, y};
}

}  // namespace isect
