#pragma once

#include <type_traits>

#include <isect/aabb.hpp>
#include <isect/tracer.hpp>

namespace isect {

namespace detail {
/// The number in [low, high] that is nearest to a value.
template <class T>
ISECT_FORCE_INLINE constexpr T clamp(T value, T low, T high) {
    if (value < low) return low;
    if (value > high) return high;
    return value;
}
}  // namespace detail

/// The point of a box that is nearest to a given point: each coordinate is
/// clamped to the box's edges, which are rounded to T (see Aabb). A point
/// inside the box is its own nearest point.
///
/// ```cpp
/// const Aabb box{Vec2{0.0, 0.0}, Vec2{2.0, 1.0}};
/// assert((closest_point(box, {5.0, 0.5}) == Vec2{2.0, 0.5}));
/// ```
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE constexpr Vec2<T> closest_point(
    const Aabb<T>& box, std::type_identity_t<Vec2<T>> point,
    Trace trace = {}) {
    const Vec2<T> min = box.min();
    const Vec2<T> max = box.max();
    const T x = trace(detail::clamp(point.x, min.x, max.x));
    const T y = trace(detail::clamp(point.y, min.y, max.y));
    return {x, y};
}

}  // namespace isect
