#pragma once

#include <limits>
#include <optional>

#include <isect/hit.hpp>
#include <isect/intersect/rounded_box.hpp>
#include <isect/predicates.hpp>
#include <isect/slab_times.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// Just below 1: a contact that rounds to the end is still a contact.
template <class T>
constexpr T last_time = T(1) - std::numeric_limits<T>::epsilon() / 2;

/// The first contact of a segment with a box, by slabs (Kay and Kajiya,
/// SIGGRAPH 1986). The box may be padded on each axis. A segment that
/// starts inside gets the whole static hit; one that only slides along an
/// edge, grazes a corner or ends on an edge does not hit.
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> raycast(const Segment<T>& segment, const Aabb<T>& box,
                              Vec2<T> padding, Trace trace = {}) {
    const Vec2<T> reach = box.half + padding;
    const Vec2<T> to_start = segment.start - box.center;
    const Vec2<T> delta = segment.delta;

    // Separating axes: on x, on y, and across the segment's line.
    if (!trace(path_is_closer(to_start.x, delta.x, reach.x))) return {};
    if (!trace(path_is_closer(to_start.y, delta.y, reach.y))) return {};
    if (!trace(line_meets_box(to_start, delta, reach))) {
        // A wall without thickness, or no motion at all, has no such axis.
        if (trace(delta != Vec2<T>{})) return {};
    }

    // Whatever starts inside is pushed out, as if it did not move.
    const RoundedBox<T> padded{box.center, reach, T{}};
    if (auto hit = intersect(segment.start, padded, trace)) return hit;
    if (trace(delta == Vec2<T>{})) return {};

    // It is in the box from the later of the near times on.
    const SlabTimes<T> times = slab_times(segment, box, padding, trace);
    const Interval<T> inside = trace(overlap(times.x, times.y));
    const T time = trace(clamp(inside.min, T{}, last_time<T>));

    // The side that is crossed last is the one that is hit.
    Vec2<T> normal{0, -sign(delta.y)};
    if (trace(times.y.min < times.x.min)) normal = {-sign(delta.x), 0};
    const Vec2<T> back = (1 - time) * -delta;
    return trace(Hit<T>{segment.at(time), back, normal, time});
}
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> raycast(const Segment<T>& segment, const Aabb<T>& box,
                              Trace trace = {}) {
    return raycast(segment, box, Vec2<T>{}, trace);
}

}  // namespace isect
