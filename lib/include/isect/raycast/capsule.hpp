#pragma once

#include <optional>

#include <isect/capsule.hpp>
#include <isect/intersect/capsule.hpp>
#include <isect/raycast/circle.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// When a segment crosses the straight side of a capsule that it comes
/// from.
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> raycast_side(const Segment<T>& segment,
                                   const Capsule<T>& capsule, T radius,
                                   Trace trace = {}) {
    const Vec2<T> to_start = segment.start - capsule.start;
    const T side = sign(cross(capsule.delta, to_start));
    const Vec2<T> normal =
        trace(side * normalized(perpendicular(capsule.delta)));

    // It must come towards the axis, from outside.
    const T distance = trace(dot(to_start, normal) - radius);
    const T towards = trace(-dot(segment.delta, normal));
    if (trace(towards <= distance || distance < 0)) return {};
    const T time = trace(clamp(distance / towards, T{}, last_time<T>));

    // The side is as long as the axis.
    const T along =
        trace(dot(to_start + time * segment.delta, capsule.delta));
    if (trace(along < 0)) return {};
    if (trace(along > length_squared(capsule.delta))) return {};
    const Vec2<T> pos =
        segment.at(time) + (capsule.radius - radius) * normal;
    return trace(Hit<T>{pos, (1 - time) * -segment.delta, normal, time});
}

/// The first contact of a segment with a capsule: the earliest of those
/// with its two ends, which are circles, and with its straight side.
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> raycast(const Segment<T>& segment,
                              const Capsule<T>& capsule, T padding,
                              Trace trace = {}) {
    const T radius = capsule.radius + padding;
    const Capsule<T> padded{capsule.start, capsule.delta, radius};
    if (auto inside = intersect(segment.start, padded, trace))
        return inside;

    const Circle<T> first_end{capsule.start, capsule.radius};
    const Circle<T> second_end{capsule.end(), capsule.radius};
    auto nearest = raycast(segment, first_end, padding, trace);
    if (trace(capsule.delta == Vec2<T>{})) return nearest;

    const auto second = raycast(segment, second_end, padding, trace);
    if (second && (!nearest || second->time < nearest->time))
        nearest = second;
    const auto side = raycast_side(segment, capsule, radius, trace);
    if (side && (!nearest || side->time < nearest->time)) nearest = side;
    return nearest;
}
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> raycast(const Segment<T>& segment,
                              const Capsule<T>& capsule, Trace trace = {}) {
    return raycast(segment, capsule, T{}, trace);
}

}  // namespace isect
