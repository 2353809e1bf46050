#pragma once

#include <isect/detail/closest_points/common_point.hpp>
#include <isect/detail/compiled.hpp>
#include <isect/detail/contact/foot.hpp>
#include <isect/detail/contact/push.hpp>

namespace isect::detail {

/// The nearest points of a circle and a capsule: both on the line from the
/// circle's center to the nearest point of the capsule's segment. Where
/// they overlap or touch, both are the point of the capsule nearest to that
/// center.
template <class T, Tracer Trace>
Closest<T> closest_points(const Circle<T>& circle,
                          const Capsule<T>& capsule, Trace trace) {
    // The nearest point of the capsule: the center itself, if inside.
    const Vec2<T> center = circle.center;
    const Vec2<double> apart = trace(from_segment(center, capsule, trace));
    const Vec2<double> out = trace(unit_vector(apart));
    const double beyond = trace(length(apart) - capsule.radius);
    Vec2<T> on_capsule = center;
    if (trace(beyond > 0)) {
        on_capsule = {narrowed<T>(sum_of(center.x, -beyond * out.x)),
                      narrowed<T>(sum_of(center.y, -beyond * out.y))};
    }

    const double left = trace(beyond - circle.radius);
    const double size = extents_of(circle, capsule);
    if (trace(share_point(circle, capsule, left, size, trace))) {
        return {on_capsule, on_capsule};
    }
    const Vec2<T> on_circle = trace(point_on(circle, -out));
    return {on_circle, on_capsule};
}

template <class T, Tracer Trace>
Closest<T> closest_points(const Capsule<T>& capsule,
                          const Circle<T>& circle, Trace trace) {
    const Closest<T> turned = closest_points(circle, capsule, trace);
    return {turned.b, turned.a};
}

}  // namespace isect::detail
