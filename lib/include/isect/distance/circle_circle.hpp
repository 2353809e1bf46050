#pragma once

#include <algorithm>

#include <isect/contact/round.hpp>
#include <isect/overlaps/circle_circle.hpp>

namespace isect {

/// The distance of two circles: that of their centers, less both radii.
/// It is 0 where they overlap or touch.
template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline T distance(const Circle<T>& a, const Circle<T>& b,
                              Trace trace = {}) {
    if (trace(overlaps(a, b, trace))) return T(0);
    const Vec2<double> between_them = between(a.center, b.center);
    const double apart = trace(length(between_them));
    const double both = double{a.radius} + double{b.radius};
    const double left = trace(apart - both);
    return narrowed<T>(std::max(left, 0.0));
}

}  // namespace isect
