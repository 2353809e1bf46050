#pragma once

#include <limits>
#include <type_traits>

#include <isect/aabb.hpp>
#include <isect/detail/predicates/closer_on_axis.hpp>
#include <isect/detail/rounding.hpp>
#include <isect/hit.hpp>
#include <isect/segment.hpp>
#include <isect/tracer.hpp>

namespace isect {

namespace detail {
/// center + half + padding - start, with a relative error of a few ulp.
/// Close to an edge, where the plain difference would lose most of its
/// digits, it is summed without loss.
template <class T>
ISECT_FORCE_INLINE constexpr double way_to_edge(T start, T center, T half,
                                                T padding) {
    const double reach = double{half} + double{padding};
    const double way = (double{center} - double{start}) + reach;
    if (absolute(way) >= 0.25 * absolute(reach)) return way;
    return sum_of(center, -start, half, padding);
}

/// The fractions of a path between which it is inside the edges of a box on
/// one axis; see SlabTimes.
template <class T>
ISECT_FORCE_INLINE constexpr Interval<T> time_between_edges(
    T start, T delta, T center, T half, T padding) {
    constexpr T for_ever = std::numeric_limits<T>::infinity();
    if (delta == 0) {
        const bool is_between =
            room_on_axis(start, center, half, padding) > 0;
        if (is_between) return {-for_ever, for_ever};
        return {for_ever, -for_ever};
    }
    // The near edge is the one that the path faces.
    const T turn = side_of_zero(delta);
    const T from = turn * start;
    const T to = turn * center;
    const double speed = turn * delta;
    return {narrowed<T>(way_to_edge(from, to, -half, -padding) / speed),
            narrowed<T>(way_to_edge(from, to, half, padding) / speed)};
}
}  // namespace detail

/// The near and the far time on each axis: when the line of a segment
/// crosses the edges of a box whose half size is grown by padding. These
/// are the steps of a raycast, for drawing them; raycast itself decides
/// exactly.
///
/// ```cpp
/// const Segment path{Vec2{0.0, 0.0}, Vec2{8.0, 8.0}};
/// const Aabb box{Vec2{4.0, 5.0}, Vec2{2.0, 1.0}};
/// const auto times = slab_times(path, box);
/// assert(times.x == (Interval<double>{0.25, 0.75}));
/// assert(times.y == (Interval<double>{0.5, 0.75}));
/// ```
template <class T, Tracer Trace = NoTrace>
constexpr SlabTimes<T> slab_times(const Segment<T>& segment,
                                  const Aabb<T>& box,
                                  std::type_identity_t<Vec2<T>> padding,
                                  Trace trace = {}) {
    const Vec2<T> start = segment.start;
    const Vec2<T> delta = segment.delta;
    const Vec2<T> center = box.center;
    const Vec2<T> half = box.half;
    const Interval<T> in_x = trace(detail::time_between_edges(
        start.x, delta.x, center.x, half.x, padding.x));
    const Interval<T> in_y = trace(detail::time_between_edges(
        start.y, delta.y, center.y, half.y, padding.y));
    return {in_x, in_y};
}

template <class T, Tracer Trace = NoTrace>
constexpr SlabTimes<T> slab_times(const Segment<T>& segment,
                                  const Aabb<T>& box, Trace trace = {}) {
    return slab_times(segment, box, Vec2<T>{}, trace);
}

}  // namespace isect
