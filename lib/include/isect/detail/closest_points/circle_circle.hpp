#pragma once

#include <isect/detail/closest_points/common_point.hpp>
#include <isect/detail/contact/push.hpp>
#include <isect/detail/overlaps/circle_circle.hpp>

namespace isect::detail {

/// The nearest points of two circles, on the line through their centers.
/// Where they overlap or touch, both are the point of b nearest to a's
/// center: that center itself, if it is inside.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline Closest<T> closest_points(const Circle<T>& a,
                                                    const Circle<T>& b,
                                                    Trace trace = {}) {
    const Vec2<double> apart = trace(between(a.center, b.center));
    const Vec2<double> out = trace(unit_vector(apart));
    const double beyond = trace(length(apart) - b.radius);
    Vec2<T> on_b = a.center;
    if (trace(beyond > 0)) on_b = trace(point_on(b, out));

    const double left = trace(beyond - a.radius);
    const double both = double{a.radius} + double{b.radius};
    if (trace(share_point(a, b, left, both, trace))) return {on_b, on_b};
    const Vec2<T> on_a = trace(point_on(a, -out));
    return {on_a, on_b};
}

}  // namespace isect::detail
