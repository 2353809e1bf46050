#pragma once

#include <optional>
#include <type_traits>

#include <isect/detail/contact/entry.hpp>
#include <isect/detail/exactly.hpp>
#include <isect/detail/intersect/circle_circle.hpp>
#include <isect/detail/predicates/within_radius.hpp>

namespace isect::detail {

/// The push of a circle that is inside another where its path starts.
template <class T, Tracer Trace>
std::optional<Hit<T>> intersect(const Vec2<T>& start, const T& padding,
                                const Circle<T>& obstacle, Trace trace) {
    return intersect(Circle<T>{start, padding}, obstacle, trace);
}

/// The first contact of a segment with a circle where plain arithmetic
/// leaves it open: each yes or no is decided exactly.
template <class T, Tracer Trace>
std::optional<Hit<T>> raycast_exactly(const Segment<T>& segment,
                                      const Circle<T>& circle,
                                      const T& padding, Trace trace) {
    const Vec2<T> start = segment.start;
    const Vec2<T> delta = segment.delta;
    const Vec2<T> center = circle.center;
    const T radius = circle.radius;

    // Somewhere the segment must come closer to the center than the radius.
    if (!trace(
            segment_within_radius(start, delta, center, radius, padding)))
        return {};

    // If the start is inside already, the static test applies.
    const Circle<T> mover{start, padding};
    if (trace(overlaps(mover, circle, trace))) {
        return intersect(mover, circle, trace);
    }

    // The segment enters half a chord before it is level with the center.
    const auto entry = enter_disc(segment, center, padding, radius);
    const T time = trace(entry.time);
    const Vec2<double> normal = trace(entry.edge.normal);
    const Vec2<T> left = (T(1) - time) * -delta;
    const Vec2<T> pos = point_on(circle, normal);
    return trace(Hit<T>{pos, left, narrowed<T>(normal), time});
}

}  // namespace isect::detail
