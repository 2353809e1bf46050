#pragma once

#include <isect/circle.hpp>
#include <isect/detail/compiled.hpp>
#include <isect/detail/contact/gap.hpp>
#include <isect/detail/overlaps/circle_aabb.hpp>
#include <isect/detail/surely.hpp>

namespace isect::detail {

/// The distance between a circle and a box: from the circle's center to the
/// nearest point of the box, less the radius. It is 0 only where they
/// overlap or touch.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline T distance(const Circle<T>& circle,
                                     const Aabb<T>& box, Trace trace = {}) {
    if (trace(overlaps(circle, box, trace))) return T(0);
    const Aabb<T> center{circle.center, {}};
    const Vec2<double> gap = trace(gap_between(center, box));
    const double left = trace(length(gap) - circle.radius);
    const double half = double{box.half.x} + double{box.half.y};
    const double size = half + circle.radius;

    // If rounding may make it 0, or not, a closer look has to decide.
    const TooClose is_close{!surely_apart(left, size)};
    if (trace(is_close)) return distance_of_hulls(circle, box);
    return trace(narrowed<T>(left));
}

template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline T distance(const Aabb<T>& box,
                                     const Circle<T>& circle,
                                     Trace trace = {}) {
    return distance(circle, box, trace);
}

}  // namespace isect::detail
