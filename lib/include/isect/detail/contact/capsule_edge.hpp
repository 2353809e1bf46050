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

/// The direction that leads out of a capsule from a place, away from the
/// part of its segment that is nearest. A place on the segment counts as
/// being on the side to which +x turns towards +y.
template <class T>
ISECT_FORCE_INLINE inline Vec2<double> outward_normal(
    const Place<T>& place, const Capsule<T>& capsule) {
    const Place<T> start = capsule.start;
    const Place<T> end(capsule.start, capsule.delta);
    switch (nearest_part(capsule, place)) {
        case CapsulePart::start:
            return unit_vector(between(place, start));
        case CapsulePart::end:
            return unit_vector(between(place, end));
        case CapsulePart::side:
            break;
    }
    const Vec2<double> forward = unit_vector(widened(capsule.delta));
    const int turn = side(capsule.delta, start, place);
    return (turn < 0 ? -1.0 : 1.0) * perpendicular(forward);
}

}  // namespace isect::detail
