#pragma once

#include <limits>

#include <isect/aabb.hpp>
#include <isect/hit.hpp>
#include <isect/scalar.hpp>
#include <isect/segment.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// When a coordinate that moves from start by delta is within reach of the
/// middle; for ever or never, where it does not move.
template <class T, Tracer Trace = NoTrace>
constexpr Interval<T> time_within(T middle, T reach, T start, T delta,
                                  Trace trace = {}) {
    constexpr T infinity = std::numeric_limits<T>::infinity();
    if (trace(delta == 0)) {
        if (trace(magnitude(start - middle) < reach)) {
            return {-infinity, infinity};
        }
        return {infinity, -infinity};
    }
    // The near edge is the one that the motion comes from.
    const T near_edge = trace(-sign(delta) * reach + (middle - start));
    const T far_edge = trace(sign(delta) * reach + (middle - start));
    return {near_edge / delta, far_edge / delta};
}

/// The near and far time of each axis (Kay and Kajiya, SIGGRAPH 1986).
template <class T, Tracer Trace = NoTrace>
constexpr SlabTimes<T> slab_times(const Segment<T>& segment,
                                  const Aabb<T>& box, Vec2<T> padding,
                                  Trace trace = {}) {
    const Vec2<T> reach = box.half + padding;
    const Vec2<T> start = segment.start, delta = segment.delta;
    const Interval<T> in_x =
        trace(time_within(box.center.x, reach.x, start.x, delta.x, trace));
    const Interval<T> in_y =
        trace(time_within(box.center.y, reach.y, start.y, delta.y, trace));
    return {in_x, in_y};
}
template <class T, Tracer Trace = NoTrace>
constexpr SlabTimes<T> slab_times(const Segment<T>& segment,
                                  const Aabb<T>& box, Trace trace = {}) {
    return slab_times(segment, box, Vec2<T>{}, trace);
}

}  // namespace isect
