#pragma once

#include <optional>

#include <isect/circle.hpp>
#include <isect/hit.hpp>
#include <isect/intersect/rounded_box.hpp>
#include <isect/predicates.hpp>
#include <isect/raycast/aabb.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// The first contact of a segment with a circle, by the quadratic formula
/// (Ericson, 5.3.2). The discriminant is computed as r²|d|² - cross(m, d)²,
/// which keeps its digits far from the origin, where b² - ac loses them.
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> raycast(const Segment<T>& segment,
                              const Circle<T>& circle, T padding,
                              Trace trace = {}) {
    const T radius = circle.radius + padding;
    const Vec2<T> to_start = trace(segment.start - circle.center);
    const Vec2<T> delta = segment.delta;

    // Whatever starts inside is pushed out, as if it did not move.
    const RoundedBox<T> padded{circle.center, {}, radius};
    if (auto hit = intersect(segment.start, padded, trace)) {
        hit->pos = circle.center + circle.radius * hit->normal;
        return hit;
    }

    // The line must come nearer to the center than the radius, ahead of the
    // start, and before the end.
    if (!trace(line_is_within_radius(to_start, delta, radius))) return {};
    const T approach = trace(-dot(to_start, delta));
    if (trace(approach <= 0)) return {};
    const T squared = length_squared(delta);
    const bool ends_inside = is_within_radius(to_start + delta, radius);
    if (!trace(ends_inside || approach < squared)) return {};

    // |m + t d|² = r² has two roots; the lesser is the way in.
    const T off_line = trace(cross(to_start, delta));
    const T discriminant =
        trace(radius * radius * squared - off_line * off_line);
    const T root = std::sqrt(std::max(discriminant, T{}));
    const T time =
        trace(clamp((approach - root) / squared, T{}, last_time<T>));

    const Vec2<T> normal = trace(normalized(to_start + time * delta));
    const Vec2<T> pos = circle.center + circle.radius * normal;
    return trace(Hit<T>{pos, (1 - time) * -delta, normal, time});
}
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> raycast(const Segment<T>& segment,
                              const Circle<T>& circle, Trace trace = {}) {
    return raycast(segment, circle, T{}, trace);
}

}  // namespace isect
