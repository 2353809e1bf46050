#pragma once

#include <isect/aabb.hpp>
#include <isect/circle.hpp>
#include <isect/detail/predicates/closer_on_axis.hpp>
#include <isect/detail/predicates/within_radius.hpp>
#include <isect/tracer.hpp>

namespace isect::detail {

/// The corner of a box that a point is nearest to.
template <class T>
ISECT_FORCE_INLINE constexpr Place<T> corner_towards(const Aabb<T>& box,
                                                     Vec2<T> point) {
    const T x = side_of_zero(point.x - box.center.x) * box.half.x;
    const T y = side_of_zero(point.y - box.center.y) * box.half.y;
    return {box.center, {x, y}};
}

/// Whether a circle and a box overlap: the circle's center is in the box
/// with its edges moved out by the radius and its corners rounded.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE constexpr bool overlaps(const Circle<T>& circle,
                                           const Aabb<T>& box,
                                           Trace trace = {}) {
    const Vec2<T> point = circle.center;
    const Vec2<T> center = box.center;
    const Vec2<T> half = box.half;
    const T radius = circle.radius;

    // If the circle is clear of the box on one axis, they don't overlap.
    if (!trace(closer_on_axis(point.x, center.x, half.x, radius)))
        return false;
    if (!trace(closer_on_axis(point.y, center.y, half.y, radius)))
        return false;

    // If the center is level with the box on one axis, that alone decides.
    if (trace(inside_span(point.x, center.x, half.x))) return true;
    if (trace(inside_span(point.y, center.y, half.y))) return true;

    // In the square at a corner, the corner's arc decides.
    const Place<T> corner = corner_towards(box, point);
    return trace(within_radius(point, corner, radius, T(0)));
}

template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE constexpr bool overlaps(const Aabb<T>& box,
                                           const Circle<T>& circle,
                                           Trace trace = {}) {
    return overlaps(circle, box, trace);
}

}  // namespace isect::detail
