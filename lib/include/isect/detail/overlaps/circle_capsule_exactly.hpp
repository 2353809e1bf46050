#pragma once

#include <isect/capsule.hpp>
#include <isect/circle.hpp>
#include <isect/detail/predicates/within_radius.hpp>
#include <isect/tracer.hpp>

namespace isect::detail {

/// Whether a circle and a capsule overlap, where plain arithmetic can't
/// tell.
template <class T, Tracer Trace = NoTrace>
ISECT_CLOSE_CALL constexpr bool overlaps_exactly(const Circle<T>& circle,
                                                 const Capsule<T>& capsule,
                                                 Trace trace = {}) {
    const Vec2<T> point = circle.center;
    const Vec2<T> start = capsule.start;
    const Place<T> end(capsule.start, capsule.delta);
    const T circle_radius = circle.radius;
    const T capsule_radius = capsule.radius;

    // Before the start of the segment, the start is the nearest point.
    const bool is_before = ahead(capsule.delta, start, point) <= 0;
    if (trace(is_before)) {
        return trace(
            within_radius(point, start, circle_radius, capsule_radius));
    }
    // Beyond the end of the segment, the end is the nearest point.
    const bool is_beyond = ahead(capsule.delta, end, point) >= 0;
    if (trace(is_beyond)) {
        return trace(
            within_radius(point, end, circle_radius, capsule_radius));
    }
    // In between, the nearest point is on the line.
    const Vec2<T> along = capsule.delta;
    return trace(line_within_radius(along, start, point, circle_radius,
                                    capsule_radius));
}

}  // namespace isect::detail
