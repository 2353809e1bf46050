#pragma once

#include <algorithm>

#include <isect/detail/compiled.hpp>
#include <isect/detail/contact/foot.hpp>
#include <isect/detail/surely.hpp>

namespace isect::detail {

/// The distance between a circle and a capsule: from the circle's center to
/// the nearest point of the capsule's segment, less both radii. It is 0
/// only where they overlap or touch.
template <class T, Tracer Trace>
T distance(const Circle<T>& circle, const Capsule<T>& capsule,
           Trace trace) {
    const Vec2<double> apart =
        trace(from_segment(circle.center, capsule, trace));
    const double both = double{circle.radius} + double{capsule.radius};
    const double left = trace(length(apart) - both);
    const double size = extents_of(circle, capsule);

    // If rounding may make it 0, or not, a closer look has to decide.
    const TooClose is_close{!surely_no_touch(left, size)};
    if (trace(is_close)) {
        if (trace(overlaps(circle, capsule, trace))) return T(0);
        return distance_of_hulls(circle, capsule);
    }
    return trace(narrowed<T>(std::max(left, 0.0)));
}

template <class T, Tracer Trace>
T distance(const Capsule<T>& capsule, const Circle<T>& circle,
           Trace trace) {
    return distance(circle, capsule, trace);
}

}  // namespace isect::detail
