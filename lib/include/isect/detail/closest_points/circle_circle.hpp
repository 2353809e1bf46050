#pragma once

#include <isect/detail/closest_points/one_if_touching.hpp>
#include <isect/detail/contact/push.hpp>
#include <isect/detail/overlaps/circle_circle.hpp>

namespace isect::detail {

/// The point of a disc that is nearest to a given point.
template <class T>
ISECT_FORCE_INLINE inline Vec2<T> closest_point(const Circle<T>& circle,
                                                Vec2<T> point) {
    const Vec2<T> center = circle.center;
    if (within_radius(point, center, circle.radius, T(0))) return point;
    return point_on(circle, unit_vector(between(point, center)));
}

/// The nearest points of two circles, on the line through their centers.
/// Where they overlap or touch, both are the point of b nearest to a's
/// center.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline Closest<T> closest_points(const Circle<T>& a,
                                                    const Circle<T>& b,
                                                    Trace trace = {}) {
    const Vec2<T> on_b = trace(closest_point(b, a.center));
    if (trace(overlaps(a, b, trace))) return {on_b, on_b};
    const Vec2<T> on_a = trace(closest_point(a, b.center));
    const Vec2<double> apart = between(a.center, b.center);
    const double both = double{a.radius} + double{b.radius};
    const double left = length(apart) - both;
    return one_if_touching(a, b, on_a, on_b, left, both);
}

}  // namespace isect::detail
