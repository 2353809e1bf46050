#pragma once

#include <optional>

#include <isect/detail/compiled.hpp>
#include <isect/detail/contact/foot.hpp>
#include <isect/detail/contact/push.hpp>

namespace isect::detail {

/// The shortest push that takes a circle out of a capsule: away from the
/// nearest point of its segment.
template <class T, Tracer Trace>
std::optional<Hit<T>> intersect(const Circle<T>& mover,
                                const Capsule<T>& obstacle, Trace trace) {
    if (!trace(overlaps(mover, obstacle, trace))) return {};

    // The push leads straight away from the nearest point of the segment.
    const Vec2<T> start = mover.center;
    const RoundEdge<T> edge = nearest_edge(start, mover.radius, obstacle);
    return trace(push_through_edge(edge, start, obstacle.radius));
}

/// The shortest push that takes a capsule out of a circle: the reverse of
/// the push that would take the circle out of the capsule.
template <class T, Tracer Trace>
std::optional<Hit<T>> intersect(const Capsule<T>& mover,
                                const Circle<T>& obstacle, Trace trace) {
    if (!trace(overlaps(obstacle, mover, trace))) return {};

    // The mover's position has to leave the same capsule, turned by half a
    // turn about the circle's center.
    const Capsule<T> turned{obstacle.center, -mover.delta, mover.radius};
    const Vec2<T> start = mover.start;
    const T radius = obstacle.radius;
    const RoundEdge<T> edge = nearest_edge(start, radius, turned);
    Hit<T> hit = push_through_edge(edge, start, radius);
    hit.pos = point_on(obstacle, unit_vector(widened(hit.normal)));
    return trace(hit);
}

}  // namespace isect::detail
