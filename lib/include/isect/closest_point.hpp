#pragma once

#include <isect/aabb.hpp>
#include <isect/scalar.hpp>
#include <isect/segment.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// The point of a box that is closest to a point, by clamping it axis by
/// axis; the point itself where it is inside (Ericson, 5.1.3).
template <class T, Tracer Trace = NoTrace>
constexpr Vec2<T> closest_point(const Aabb<T>& box, Vec2<T> point,
                                Trace trace = {}) {
    const T x = trace(clamp(point.x, box.min().x, box.max().x));
    const T y = trace(clamp(point.y, box.min().y, box.max().y));
    return {x, y};
}

/// The point of a segment that is closest to a point (Ericson, 5.1.2). The
/// start, where the segment has no length.
template <class T, Tracer Trace = NoTrace>
constexpr Vec2<T> closest_point(const Segment<T>& segment, Vec2<T> point,
                                Trace trace = {}) {
    const T along = trace(dot(point - segment.start, segment.delta));
    if (trace(along <= 0)) return segment.start;
    const T all = trace(length_squared(segment.delta));
    if (trace(all <= along)) return segment.end();
    return segment.at(along / all);
}

}  // namespace isect
