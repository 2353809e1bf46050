#pragma once

#include <isect/detail/contact/foot.hpp>
#include <isect/detail/distance/hull_hull.hpp>
#include <isect/detail/overlaps/circle_capsule.hpp>

namespace isect::detail {

/// The distance between a circle and a capsule: from the circle's center to
/// the nearest point of the capsule's segment, less both radii. It is 0
/// only where they overlap or touch.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline T distance(const Circle<T>& circle,
                                     const Capsule<T>& capsule,
                                     Trace trace = {}) {
    if (trace(overlaps(circle, capsule, trace))) return T(0);
    const Vec2<double> apart = trace(from_segment(circle.center, capsule));
    const double both = double{circle.radius} + double{capsule.radius};
    const double left = trace(length(apart) - both);
    const Vec2<T> delta = capsule.delta;
    const double size = size_of_all(delta.x, delta.y) + both;
    return sure_distance(left, size, circle, capsule);
}

template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline T distance(const Capsule<T>& capsule,
                                     const Circle<T>& circle,
                                     Trace trace = {}) {
    return distance(circle, capsule, trace);
}

}  // namespace isect::detail
