#pragma once

#include <optional>
#include <type_traits>

#include <isect/detail/contact/push.hpp>
#include <isect/detail/contact/quadratic.hpp>
#include <isect/detail/exactly.hpp>

namespace isect::detail {

/// The first contact of a segment with a circle. The padding is the radius
/// of a circle that travels along the segment.
///
/// The points of the segment at the circle's radius solve a quadratic
/// equation (Ericson, Real-Time Collision Detection 5.3.2). It is solved in
/// the segment's own frame, along it and across it, where centers far away
/// cost no digits.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline std::optional<Hit<T>> raycast(
    const Segment<T>& segment, const Circle<T>& circle,
    std::type_identity_t<T> padding, Trace trace = {}) {
    const Vec2<T> start = segment.start;
    const Vec2<T> delta = segment.delta;
    const Vec2<T> center = circle.center;
    const T radius = circle.radius;

    // When is the segment at the radius from the center? If it leads away,
    // or its line misses, or it ends before, it doesn't hit.
    const Quadratic times =
        quadratic(segment, center, double{padding} + double{radius});
    const bool is_missed = times.has_no_root();
    if (trace(is_missed)) return {};

    // If the start is inside already, the static test applies.
    const bool is_inside = times.is_inside();
    if (trace(is_inside)) {
        return intersect(start, padding, circle, trace);
    }
    // If rounding could change that, exact arithmetic has to decide.
    const TooClose is_close{!times.has_root()};
    if (trace(is_close)) {
        return raycast_exactly(segment, circle, padding, trace);
    }

    // The segment enters at the earlier time.
    const auto entry = entry_of(times, segment, center, padding, radius);
    const T time = trace(entry.time);
    const Vec2<double> normal = trace(entry.edge.normal);
    const Vec2<T> left = (T(1) - time) * -delta;
    const Vec2<T> pos = point_on(circle, normal);
    return trace(Hit<T>{pos, left, narrowed<T>(normal), time});
}

}  // namespace isect::detail
