#pragma once

#include <isect/circle.hpp>
#include <isect/detail/contact/capsule_edge.hpp>
#include <isect/detail/contact/round.hpp>
#include <isect/tracer.hpp>

namespace isect::detail {

/// The part of a capsule that is nearest to a point, by plain arithmetic:
/// where two parts are all but equally near, it may be either of them.
template <Tracer Trace = NoTrace>
ISECT_FORCE_INLINE constexpr CapsulePart part_beside(
    Vec2<double> delta, Vec2<double> from_start, Trace trace = {}) {
    if (delta == Vec2<double>{}) return CapsulePart::start;
    const bool is_before = dot(delta, from_start) < 0;
    if (trace(is_before)) return CapsulePart::start;
    const bool is_beyond = dot(delta, from_start - delta) > 0;
    if (trace(is_beyond)) return CapsulePart::end;
    return CapsulePart::side;
}

/// The vector from the nearest point of a capsule's segment to a given
/// point. Rounding moves it by less than 2^-49 of the sum of its length and
/// the segment's.
///
/// In units of 2^-53, with a for its length, d for the segment's, and m for
/// the length of the vector from the start, at most a + d: that vector is
/// off by 1 of m, and the one from the end by 1 of a more. Beside the
/// segment, the cross product is off by 2 d m and by 1 of itself, its
/// divisor by 2, and the quotient and the product by 1, which moves the
/// vector by 2 m + 5 a, at most 7 a + 2 d. Near an end, the dot product is
/// off by at most d (m + 2 a), which may choose the wrong part and so move
/// the vector along the segment by 3 a + d. Together that is at most
/// 10 a + 3 d. 16 are allowed for, and a search reached 0.41 of that.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE constexpr Vec2<double> from_segment(
    Vec2<T> point, const Capsule<T>& capsule, Trace trace = {}) {
    const Vec2<double> delta = widened(capsule.delta);
    const Vec2<double> from_start = between(point, capsule.start);
    switch (part_beside(delta, from_start, trace)) {
        case CapsulePart::start:
            return from_start;
        case CapsulePart::end:
            return from_start - delta;
        case CapsulePart::side:
            break;
    }
    // Beside the segment, the vector leads straight away from it.
    const double turns = cross(delta, from_start) / length_squared(delta);
    return turns * perpendicular(delta);
}

/// The edge of a capsule, with padding added to its radius, that a point
/// inside it is nearest to. Where two are all but equally near, a push
/// through either is the shortest but for rounding. A point on the
/// capsule's segment counts as being on the side to which +x turns towards
/// +y.
template <class T>
ISECT_FORCE_INLINE inline RoundEdge<T> nearest_edge(
    Vec2<T> point, T padding, const Capsule<T>& capsule) {
    const Vec2<double> delta = widened(capsule.delta);
    const Vec2<double> from_start = between(point, capsule.start);
    const CapsulePart part = part_beside(delta, from_start);
    if (part != CapsulePart::side) {
        const bool is_start = part == CapsulePart::start;
        const Vec2<double> normal =
            unit_vector(is_start ? from_start : from_start - delta);
        const Vec2<T> offset = is_start ? Vec2<T>{} : capsule.delta;
        const Place<T> center(capsule.start, offset);
        return round_edge(point, center, padding, capsule.radius, normal);
    }
    const double foot = dot(unit_vector(delta), from_start);
    const int turn = side(capsule.delta, capsule.start, point);
    return side_edge(point, padding, capsule, foot, turn < 0 ? -1.0 : 1.0);
}

/// The sum of the extents of a circle and a capsule.
template <class T>
ISECT_FORCE_INLINE constexpr double extents_of(const Circle<T>& circle,
                                               const Capsule<T>& capsule) {
    return size_of_all(capsule.delta.x, capsule.delta.y, capsule.radius,
                       circle.radius);
}

}  // namespace isect::detail
