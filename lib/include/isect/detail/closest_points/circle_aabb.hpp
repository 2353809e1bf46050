#pragma once

#include <limits>

#include <isect/detail/closest_points/aabb_aabb.hpp>
#include <isect/detail/closest_points/common_point.hpp>
#include <isect/detail/contact/push.hpp>
#include <isect/detail/overlaps/circle_aabb.hpp>

namespace isect::detail {

/// The nearest points of a circle and a box: on the box, the point nearest
/// to the circle's center; on the circle, the point in the direction of
/// that point. Where they overlap or touch, both are the point on the box.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline Closest<T> closest_points(const Circle<T>& circle,
                                                    const Aabb<T>& box,
                                                    Trace trace = {}) {
    const Vec2<T> center = circle.center;
    const Vec2<T> on_box = trace(closest_point(box, center, trace));
    if (trace(overlaps(circle, box, trace))) return {on_box, on_box};
    const Vec2<double> apart = between(on_box, center);
    const Vec2<double> towards = trace(unit_vector(apart));

    // The point on the box is rounded to T, so a gap of a few ulp may be 0.
    // The limit is chosen, not derived: rounding takes less than 2 of 64.
    constexpr double few_ulp = 64 * std::numeric_limits<T>::epsilon();
    const double left = trace(length(apart) - circle.radius);
    const double size = size_of_all(on_box.x, on_box.y, box.half.x,
                                    box.half.y, circle.radius);
    const bool is_clear = left > few_ulp * size;
    if (!is_clear && touch(circle, box)) return {on_box, on_box};
    const Vec2<T> on_circle = trace(point_on(circle, towards));
    return {on_circle, on_box};
}

template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline Closest<T> closest_points(const Aabb<T>& box,
                                                    const Circle<T>& circle,
                                                    Trace trace = {}) {
    const Closest<T> turned = closest_points(circle, box, trace);
    return {turned.b, turned.a};
}

}  // namespace isect::detail
