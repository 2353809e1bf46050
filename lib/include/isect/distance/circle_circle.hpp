#pragma once

#include <algorithm>

#include <isect/contact/round.hpp>
#include <isect/overlaps/circle_circle.hpp>

namespace isect {

/// The distance of two circles: that of their centers, less both radii.
/// It is 0 where they overlap or touch.
template <class T, Tracer Trace = NoTrace>
T distance(const Circle<T>& a, const Circle<T>& b, Trace trace = {}) {
    if (trace(overlaps(a, b, trace))) return T(0);
    const Vec2<double> between_them = between(a.center, b.center);
    const double apart = trace(length(between_them));
    const double left = trace(sum_of(apart, -a.radius, -b.radius));
    return narrowed<T>(std::max(left, 0.0));
}

}  // namespace isect
