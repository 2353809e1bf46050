#pragma once

#include <isect/detail/predicates/closer_on_axis.hpp>
#include <isect/detail/predicates/path_extents_meet.hpp>
#include <isect/detail/predicates/side.hpp>
#include <isect/detail/predicates/within_radius.hpp>

namespace isect::detail {

/// Whether a path enters the inside of a box of half size h + k, found by
/// the three axes that can separate the two. Exact.
template <class T>
ISECT_FORCE_INLINE constexpr Decided path_meets_box(Vec2<T> start,
                                                    Vec2<T> delta,
                                                    Vec2<T> center,
                                                    Vec2<T> h, Vec2<T> k) {
    const Decided on_x =
        path_extents_meet(start.x, delta.x, center.x, h.x, k.x);
    if (!on_x) return on_x;
    const Decided on_y =
        path_extents_meet(start.y, delta.y, center.y, h.y, k.y);
    const Decided on_both = then(on_x, on_y);
    if (!on_both || delta == Vec2<T>{}) return on_both;
    return then(on_both, line_meets_box(start, delta, center, h, k));
}

/// Whether two segments cross, each strictly from one side of the other
/// to its other side. Exact.
template <class T>
ISECT_FORCE_INLINE constexpr bool segments_cross(Vec2<T> start,
                                                 Vec2<T> delta, Vec2<T> q,
                                                 Vec2<T> e) {
    const int from = side(e, Place<T>(q), Place<T>(start));
    const int to = side(e, Place<T>(q), Place<T>(start, delta));
    if (from * to >= 0) return false;
    const int first = side(delta, Place<T>(start), Place<T>(q));
    const int second = side(delta, Place<T>(start), Place<T>(q, e));
    return first * second < 0;
}

/// Whether a path enters the inside of a capsule of radius r + s about the
/// segment from q to q + e: it crosses that segment, or an end of one is
/// within the radius of the other. Exact.
template <class T>
ISECT_FORCE_INLINE constexpr Decided path_meets_capsule(
    Vec2<T> start, Vec2<T> delta, Vec2<T> q, Vec2<T> e, T r, T s) {
    const Place<T> path_end(start, delta);
    const Place<T> end(q, e);
    Decided meets = segment_within_radius(q, e, Place<T>(start), r, s);
    const auto or_else = [&](const auto& a, const auto& b,
                             const auto& point) {
        if (!meets) {
            meets = then(meets, segment_within_radius(a, b, point, r, s));
        }
    };
    or_else(start, delta, Place<T>(q));
    or_else(q, e, path_end);
    or_else(start, delta, end);
    if (!meets && segments_cross(start, delta, q, e)) return {true};
    return meets;
}

}  // namespace isect::detail
