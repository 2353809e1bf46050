#pragma once

#include <optional>

#include <isect/raycast/aabb.hpp>
#include <isect/raycast/circle.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// The first contact of a segment with a rounded box: that with its
/// bounding box, unless it is in a corner square, where only the arc is
/// really there (Ericson, 5.5.7).
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> raycast(const Segment<T>& segment,
                              const RoundedBox<T>& box, Trace trace = {}) {
    if (auto inside = intersect(segment.start, box, trace)) return inside;
    const Circle<T> disc{box.center, box.radius};
    if (trace(box.half == Vec2<T>{})) return raycast(segment, disc, trace);

    const Aabb<T> core{box.center, box.half};
    const Vec2<T> padding{box.radius, box.radius};
    const Vec2<T> reach = box.half + padding;
    const bool starts_in_bounds =
        overlaps(segment.start, RoundedBox<T>{box.center, reach, T{}});
    const auto hit = raycast(segment, core, padding, trace);
    if (trace(!hit.has_value())) return {};

    // In the bounds, but not in the shape: the start is in a corner square.
    const Vec2<T> contact = starts_in_bounds ? segment.start : hit->pos;
    const Vec2<T> outside = trace(beyond(contact - box.center, box.half));
    if (trace(outside.x == 0 || outside.y == 0)) return hit;

    // A path through the square that misses the arc leaves by the outside.
    const Vec2<T> side{sign(contact.x - box.center.x),
                       sign(contact.y - box.center.y)};
    const Vec2<T> corner{box.center.x + side.x * box.half.x,
                         box.center.y + side.y * box.half.y};
    return raycast(segment, Circle<T>{corner, box.radius}, trace);
}

}  // namespace isect
