#pragma once

#include <algorithm>
#include <optional>
#include <type_traits>

#include <isect/detail/contact/hit_on_edge.hpp>
#include <isect/detail/contact/slab.hpp>
#include <isect/detail/exactly.hpp>
#include <isect/detail/surely.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect::detail {

/// The first contact of a segment with a box, by slabs (Kay and Kajiya,
/// SIGGRAPH 1986). The padding is the half size of a box that travels along
/// the segment: the obstacle grows by it, and the hit's pos is where the
/// two touch, on the original obstacle.
///
/// A segment that starts inside hits at time 0, like the static test. One
/// that only slides along an edge does not hit.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE constexpr std::optional<Hit<T>> raycast(
    const Segment<T>& segment, const Aabb<T>& box,
    std::type_identity_t<Vec2<T>> padding, Trace trace = {}) {
    const Vec2<T> start = segment.start;
    const Vec2<T> delta = segment.delta;
    const Vec2<T> center = box.center;
    const Vec2<T> half = box.half;

    // On each axis, the segment is between the edges for a span of time. It
    // is in the box from the later near time to the earlier far time.
    const Slab in_x = slab(start.x, delta.x, center.x, half.x, padding.x);
    const Slab in_y = slab(start.y, delta.y, center.y, half.y, padding.y);
    const double near = trace(std::max(in_x.near, in_y.near));
    const double far = trace(std::min(in_x.far, in_y.far));

    // It misses the box if it leaves one slab before it enters the other,
    // or if it is in the box only before its start or after its end.
    const SurelyLess surely_less{in_x.error + in_y.error};
    const bool is_missed = any_of(
        surely_less(far, near), surely_less(far, 0), surely_less(1, near));
    if (trace(is_missed)) return {};

    // If the start is inside already, the static test applies.
    const bool is_inside =
        all_of(surely_less(near, 0), surely_less(0, far));
    if (trace(is_inside))
        return intersect(segment.start, padding, box, trace);

    // If rounding may have put two of these times in the wrong order, exact
    // arithmetic has to decide.
    const double later_by = absolute(in_x.near - in_y.near);
    const bool is_hit =
        all_of(surely_less(0, near), surely_less(near, far),
               surely_less(near, 1), surely_less(0, later_by));
    const TooClose is_close{!is_hit};
    if (trace(is_close)) {
        return raycast_exactly(start, delta, center, half, padding, trace);
    }
    // It enters the box through the edge that it reaches last.
    const bool through_x = trace(in_y.near < in_x.near);
    if (through_x) {
        return trace(hit_on_edge(segment, box, padding, Axis::x));
    }
    return trace(hit_on_edge(segment, box, padding, Axis::y));
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
