#pragma once

#include <isect/predicates.hpp>
#include <isect/rounded_box.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// Whether a point is inside a rounded box: the one overlap test that every
/// pair of points, boxes and circles comes down to (Ericson, 5.1.3, 5.2.5).
template <class T, Tracer Trace = NoTrace>
constexpr bool overlaps(Vec2<T> point, const RoundedBox<T>& box,
                        Trace trace = {}) {
    const Vec2<T> from_center = trace(point - box.center);

    // Without a radius, the point must be inside on both axes.
    if (box.radius == 0) {
        if (!trace(is_closer(point.x, box.center.x, box.half.x)))
            return false;
        return trace(is_closer(point.y, box.center.y, box.half.y));
    }

    // Else it must be nearer to the box than its radius.
    const Vec2<T> outside = trace(beyond(from_center, box.half));
    return trace(is_within_radius(outside, box.radius));
}

}  // namespace isect
