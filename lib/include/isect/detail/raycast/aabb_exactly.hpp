#pragma once

#include <algorithm>
#include <optional>

#include <isect/detail/contact/entry.hpp>
#include <isect/detail/contact/flat.hpp>
#include <isect/detail/exactly.hpp>
#include <isect/detail/intersect/aabb_aabb.hpp>
#include <isect/detail/predicates/path_extents_meet.hpp>
#include <isect/detail/predicates/side.hpp>
#include <isect/slab_times.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect::detail {

/// When a path reaches an edge, which it does while it is within the other
/// slab. If it is closer to parallel to this edge than to those of the
/// other slab, rounding could give any time, so it is clamped to the other
/// slab's times, which are more accurate.
template <class T>
ISECT_FORCE_INLINE constexpr T time_within(T reached, T delta,
                                           const Interval<T>& other,
                                           T other_delta) {
    const bool is_close = absolute(delta) >= absolute(other_delta);
    return is_close ? reached : std::clamp(reached, other.min, other.max);
}

/// The push of a box that is inside another where its path starts.
template <class T, Tracer Trace>
std::optional<Hit<T>> intersect(const Vec2<T>& start,
                                const Vec2<T>& padding,
                                const Aabb<T>& obstacle, Trace trace) {
    const Aabb<T> mover{start, padding};
    return intersect(mover, obstacle, trace);
}

/// The first contact of a segment with a box where plain arithmetic leaves
/// it open: each yes or no is decided exactly, by the sign of a formula.
template <class T, Tracer Trace>
std::optional<Hit<T>> raycast_exactly(Vec2<T> start, Vec2<T> delta,
                                      Vec2<T> center, Vec2<T> half,
                                      Vec2<T> padding, Trace trace) {
    const Segment<T> segment{start, delta};
    const Aabb<T> box{center, half};

    // Some part of the segment must lie between the edges of each axis.
    if (!trace(path_extents_meet(start.x, delta.x, center.x, half.x,
                                 padding.x)))
        return {};
    if (!trace(path_extents_meet(start.y, delta.y, center.y, half.y,
                                 padding.y)))
        return {};

    // If the start is inside already, the static test applies.
    const Aabb<T> mover{start, padding};
    if (trace(overlaps(mover, box, trace))) {
        return intersect(mover, box, trace);
    }

    // The segment must be between both pairs of edges at once: the box's
    // corners lie on both sides of its line.
    if (!trace(line_meets_box(start, delta, center, half, padding)))
        return {};

    // The segment is inside once it has entered both slabs, so it enters
    // the box through the edge that it reaches last.
    const SlabTimes<T> times = slab_times(segment, box, padding, trace);
    const bool through_x =
        trace(enters_through_x(start, delta, center, half, padding));
    const Axis axis = through_x ? Axis::x : Axis::y;
    const T near = trace(
        through_x ? time_within(times.x.min, delta.x, times.y, delta.y)
                  : time_within(times.y.min, delta.y, times.x, delta.x));

    // The segment is known to hit, and rounding must not turn that into a
    // miss.
    const T time = trace(time_of_contact<T>(near, 1));
    const T toward = -side_of_zero(along(delta, axis));
    const Vec2<T> normal = with_axes(axis, toward, T(0));
    const Vec2<T> pos = point_on_face(box, segment.at(time), axis, toward);
    const Vec2<T> left = (T(1) - time) * -delta;
    return trace(Hit<T>{pos, left, normal, time});
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
