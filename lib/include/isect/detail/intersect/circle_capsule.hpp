#pragma once

#include <optional>

#include <isect/detail/contact/foot.hpp>
#include <isect/detail/contact/push.hpp>
#include <isect/detail/overlaps/circle_capsule.hpp>
#include <isect/detail/surely.hpp>

namespace isect::detail {

/// Whether a circle and a capsule overlap: the circle's center is closer to
/// the capsule's segment than the sum of the radii.
template <class T, Tracer Trace>
ISECT_FORCE_INLINE inline bool is_inside(const Circle<T>& circle,
                                         const Capsule<T>& capsule,
                                         Trace trace) {
    const Vec2<T> center = circle.center;
    const Vec2<double> apart = trace(from_segment(center, capsule, trace));
    const double both = double{circle.radius} + double{capsule.radius};
    const double gap = trace(length(apart) - both);

    // If rounding may change the sign, a closer look has to decide.
    const double size = extents_of(circle, capsule);
    const TooClose is_close{!surely_no_touch(gap, size)};
    if (trace(is_close)) return overlaps(circle, capsule, trace);
    return gap < 0;
}

/// The shortest push that takes a circle out of a capsule: away from the
/// nearest point of its segment.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline std::optional<Hit<T>> intersect(
    const Circle<T>& mover, const Capsule<T>& obstacle, Trace trace = {}) {
    if (!trace(is_inside(mover, obstacle, trace))) return {};

    // The push leads straight away from the nearest point of the segment.
    const Vec2<T> start = mover.center;
    const RoundEdge<T> edge = edge_beside(start, mover.radius, obstacle);
    return trace(push_through_edge(edge, start, obstacle.radius));
}

/// The shortest push that takes a capsule out of a circle: the reverse of
/// the push that would take the circle out of the capsule.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline std::optional<Hit<T>> intersect(
    const Capsule<T>& mover, const Circle<T>& obstacle, Trace trace = {}) {
    if (!trace(is_inside(obstacle, mover, trace))) return {};

    // The mover's position has to leave the same capsule, turned by half a
    // turn about the circle's center.
    const Capsule<T> turned{obstacle.center, -mover.delta, mover.radius};
    const Vec2<T> start = mover.start;
    const T radius = obstacle.radius;
    const RoundEdge<T> edge = edge_beside(start, radius, turned);
    Hit<T> hit = push_through_edge(edge, start, radius);
    hit.pos = point_on(obstacle, unit_vector(widened(hit.normal)));
    return trace(hit);
}

}  // namespace isect::detail
