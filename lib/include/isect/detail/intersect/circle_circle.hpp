#pragma once

#include <optional>

#include <isect/detail/contact/push.hpp>
#include <isect/detail/overlaps/circle_circle.hpp>

namespace isect::detail {

/// The shortest push that takes a circle out of another: away from its
/// center. Concentric circles separate along x.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline std::optional<Hit<T>> intersect(
    const Circle<T>& mover, const Circle<T>& obstacle, Trace trace = {}) {
    if (!trace(overlaps(mover, obstacle, trace))) return {};

    // The push is along the line through the centers.
    const Vec2<T> start = mover.center;
    const Vec2<T> center = obstacle.center;
    const Vec2<double> apart = trace(between(start, center));
    const Vec2<double> normal = trace(unit_vector(apart));

    // It ends where the distance between the centers is the sum of the
    // radii.
    const auto edge =
        round_edge(start, center, mover.radius, obstacle.radius, normal);
    return trace(push_through_edge(edge, start, obstacle.radius));
}

}  // namespace isect::detail
