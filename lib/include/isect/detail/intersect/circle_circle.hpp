#pragma once

#include <optional>

#include <isect/detail/contact/push.hpp>
#include <isect/detail/overlaps/circle_circle.hpp>

namespace isect::detail {

/// The shortest push that takes a circle out of another: away from its
/// center. Concentric circles part along x.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline std::optional<Hit<T>> intersect(
    const Circle<T>& mover, const Circle<T>& obstacle, Trace trace = {}) {
    if (!trace(overlaps(mover, obstacle, trace))) return {};

    // The way out leads along the line of the centers.
    const Vec2<T> p = mover.center;
    const Vec2<T> q = obstacle.center;
    const Vec2<double> apart = trace(between(p, q));
    const Vec2<double> normal = trace(unit_vector(apart));

    // Go until the centers are both radii apart.
    const auto edge =
        round_edge(p, q, mover.radius, obstacle.radius, normal);
    return trace(push_through_edge(edge, p, obstacle.radius));
}

}  // namespace isect::detail
