#pragma once

#include <isect/capsule.hpp>
#include <isect/detail/contact/round.hpp>
#include <isect/detail/predicates/ahead.hpp>
#include <isect/detail/predicates/side.hpp>

namespace isect::detail {

/// The part of a capsule that a point is nearest to.
enum class CapsulePart { start, end, side };

template <class T>
ISECT_FORCE_INLINE constexpr CapsulePart nearest_part(
    const Capsule<T>& capsule, const Place<T>& point) {
    const Place<T> start = capsule.start;
    const Place<T> end(capsule.start, capsule.delta);
    if (capsule.delta == Vec2<T>{}) return CapsulePart::start;
    if (ahead(capsule.delta, start, point) < 0) return CapsulePart::start;
    if (ahead(capsule.delta, end, point) > 0) return CapsulePart::end;
    return CapsulePart::side;
}

/// The edge of a capsule, with padding added to its radius, beside the
/// point at distance `foot` along its segment, on the side given by turn.
template <class T>
ISECT_FORCE_INLINE inline RoundEdge<T> side_edge(Vec2<T> mover, T padding,
                                                 const Capsule<T>& capsule,
                                                 double foot, double turn) {
    const Vec2<double> forward = unit_vector(widened(capsule.delta));
    const Vec2<double> normal = turn * perpendicular(forward);
    const Place<T> end(capsule.start, capsule.delta);
    RoundEdge<T> edge =
        round_edge(mover, end, padding, capsule.radius, normal);
    edge.center.offset = foot * forward;
    edge.is_straight = true;
    return edge;
}

/// The edge of a capsule, with padding added to its radius, that a point
/// inside it is nearest to. A point on the capsule's segment counts as
/// being on the side to which +x turns towards +y.
template <class T>
ISECT_FORCE_INLINE inline RoundEdge<T> nearest_edge(
    const Place<T>& point, T padding, const Capsule<T>& capsule) {
    const Place<T> start = capsule.start;
    const Place<T> end(capsule.start, capsule.delta);
    const CapsulePart part = nearest_part(capsule, point);
    if (part != CapsulePart::side) {
        const Place<T> center = part == CapsulePart::start ? start : end;
        const Vec2<double> normal = unit_vector(between(point, center));
        return round_edge(point.base, center, padding, capsule.radius,
                          normal);
    }
    const Vec2<double> forward = unit_vector(widened(capsule.delta));
    const double foot = dot(forward, between(point, start));
    const int turn = side(capsule.delta, start, point);
    return side_edge(point.base, padding, capsule, foot,
                     turn < 0 ? -1.0 : 1.0);
}

}  // namespace isect::detail
