#pragma once

#include <algorithm>

#include <isect/closest_point.hpp>
#include <isect/hit.hpp>

namespace isect::detail {

/// The nearest points of two boxes. On an axis on which the boxes share a
/// span, both are the number of that span nearest to a's center; on one
/// that parts them, each has its own edge.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE constexpr Closest<T> closest_points(const Aabb<T>& a,
                                                       const Aabb<T>& b,
                                                       Trace trace = {}) {
    // Nearest to a's center in b, and from there the nearest in a.
    const Vec2<T> on_b = trace(closest_point(b, a.center, trace));
    const Vec2<T> on_a = trace(closest_point(a, on_b, trace));

    // On an axis that they share, the point of b was outside of a only if
    // the axis parts them.
    return {on_a, on_b};
}

}  // namespace isect::detail
