#pragma once

#include <algorithm>

#include <isect/closest_point.hpp>
#include <isect/hit.hpp>

namespace isect::detail {

/// The nearest points of two boxes. On an axis on which the boxes share a
/// span, both points have the coordinate of that span that is nearest to
/// a's center; on an axis that separates them, each point is on its own
/// box's edge.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE constexpr Closest<T> closest_points(const Aabb<T>& a,
                                                       const Aabb<T>& b,
                                                       Trace trace = {}) {
    // Take the point of b nearest to a's center, and then the point of a
    // nearest to that.
    const Vec2<T> on_b = trace(closest_point(b, a.center, trace));
    const Vec2<T> on_a = trace(closest_point(a, on_b, trace));

    // On an axis on which they share a span, the point of b is already
    // inside a, so clamping it changes nothing.
    return {on_a, on_b};
}

}  // namespace isect::detail
