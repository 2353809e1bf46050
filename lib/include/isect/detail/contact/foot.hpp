#pragma once

#include <cmath>

#include <isect/detail/contact/capsule_edge.hpp>

namespace isect::detail {

/// The vector from the nearest point of a capsule's segment to a given
/// point. Beside the segment it is computed from the distance to the line,
/// which does not cancel for points far away.
template <class T>
ISECT_FORCE_INLINE inline Vec2<double> from_segment(
    Vec2<T> point, const Capsule<T>& capsule) {
    const Place<T> start = capsule.start;
    switch (nearest_part(capsule, Place<T>(point))) {
        case CapsulePart::start:
            return between(point, start);
        case CapsulePart::end:
            return between(point, Place<T>(capsule.start, capsule.delta));
        case CapsulePart::side:
            break;
    }
    const Vec2<double> forward = unit_vector(widened(capsule.delta));
    const double aside = cross(forward, between(point, start));
    return aside * perpendicular(forward);
}

}  // namespace isect::detail
