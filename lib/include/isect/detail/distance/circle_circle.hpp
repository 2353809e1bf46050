#pragma once

#include <isect/detail/compiled.hpp>
#include <isect/detail/contact/round.hpp>
#include <isect/detail/overlaps/circle_circle.hpp>
#include <isect/detail/surely.hpp>

namespace isect::detail {

/// The distance between two circles: the distance between their centers,
/// less both radii. It is 0 only where they overlap or touch.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline T distance(const Circle<T>& a, const Circle<T>& b,
                                     Trace trace = {}) {
    if (trace(overlaps(a, b, trace))) return T(0);
    const Vec2<double> between_them = between(a.center, b.center);
    const double apart = trace(length(between_them));
    const double both = double{a.radius} + double{b.radius};
    const double left = trace(apart - both);

    // If rounding may make it 0, or not, a closer look has to decide.
    const TooClose is_close{!surely_apart(left, both)};
    if (trace(is_close)) return distance_of_hulls(a, b);
    return trace(narrowed<T>(left));
}

}  // namespace isect::detail
