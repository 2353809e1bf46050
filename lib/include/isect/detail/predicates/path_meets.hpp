#pragma once

#include <isect/detail/predicates/closer_on_axis.hpp>
#include <isect/detail/predicates/path_extents_meet.hpp>
#include <isect/detail/predicates/side.hpp>
#include <isect/detail/predicates/within_radius.hpp>

namespace isect::detail {

/// Whether a path enters the inside of a box of half size half + padding,
/// tested on the three axes that can separate the two. Exact.
template <class T>
ISECT_FORCE_INLINE constexpr Decided path_meets_box(Vec2<T> start,
                                                    Vec2<T> delta,
                                                    Vec2<T> center,
                                                    Vec2<T> half,
                                                    Vec2<T> padding) {
    const Decided on_x =
        path_extents_meet(start.x, delta.x, center.x, half.x, padding.x);
    if (!on_x) return on_x;
    const Decided on_y =
        path_extents_meet(start.y, delta.y, center.y, half.y, padding.y);
    const Decided on_both = then(on_x, on_y);
    if (!on_both || delta == Vec2<T>{}) return on_both;
    return then(on_both,
                line_meets_box(start, delta, center, half, padding));
}

/// Whether two segments cross, each strictly from one side of the other to
/// the opposite side. Exact.
template <class T>
ISECT_FORCE_INLINE constexpr bool segments_cross(Vec2<T> start,
                                                 Vec2<T> delta,
                                                 Vec2<T> line_start,
                                                 Vec2<T> line_delta) {
    const int from =
        side(line_delta, Place<T>(line_start), Place<T>(start));
    const int to =
        side(line_delta, Place<T>(line_start), Place<T>(start, delta));
    if (from * to >= 0) return false;
    const int first = side(delta, Place<T>(start), Place<T>(line_start));
    const int second =
        side(delta, Place<T>(start), Place<T>(line_start, line_delta));
    return first * second < 0;
}

/// Whether a path enters the inside of a capsule of radius radius + padding
/// about the segment from line_start to line_start + line_delta: it crosses
/// that segment, or an end of one is within the radius of the other. Exact.
template <class T>
ISECT_FORCE_INLINE constexpr Decided path_meets_capsule(
    Vec2<T> start, Vec2<T> delta, Vec2<T> line_start, Vec2<T> line_delta,
    T radius, T padding) {
    const Place<T> path_end(start, delta);
    const Place<T> end(line_start, line_delta);
    Decided meets = segment_within_radius(line_start, line_delta,
                                          Place<T>(start), radius, padding);
    const auto or_else = [&](const auto& a, const auto& b,
                             const auto& point) {
        if (!meets) {
            meets = then(
                meets, segment_within_radius(a, b, point, radius, padding));
        }
    };
    or_else(start, delta, Place<T>(line_start));
    or_else(line_start, line_delta, path_end);
    or_else(start, delta, end);
    if (!meets && segments_cross(start, delta, line_start, line_delta))
        return {true};
    return meets;
}

}  // namespace isect::detail
