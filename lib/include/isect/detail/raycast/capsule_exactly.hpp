#pragma once

#include <optional>
#include <type_traits>

#include <isect/detail/compiled.hpp>
#include <isect/detail/contact/enter_capsule.hpp>
#include <isect/detail/predicates/path_meets.hpp>

namespace isect::detail {

/// The push of a circle that is inside a capsule where its path starts.
template <class T, Tracer Trace = NoTrace>
ISECT_CLOSE_CALL inline std::optional<Hit<T>> intersect(
    const Vec2<T>& start, const T& padding, const Capsule<T>& obstacle,
    Trace trace = {}) {
    return intersect(Circle<T>{start, padding}, obstacle, trace);
}

/// The first contact of a segment with a capsule where plain arithmetic
/// leaves it open: each yes or no is decided exactly.
template <class T, Tracer Trace = NoTrace>
ISECT_CLOSE_CALL inline std::optional<Hit<T>> raycast_exactly(
    const Segment<T>& segment, const Capsule<T>& capsule, const T& padding,
    Trace trace = {}) {
    const Vec2<T> start = segment.start;
    const Vec2<T> delta = segment.delta;
    const Vec2<T> capsule_start = capsule.start;
    const Vec2<T> capsule_delta = capsule.delta;
    const T radius = capsule.radius;

    // The two segments must cross, or come closer than the radius.
    if (!trace(path_meets_capsule(start, delta, capsule_start,
                                  capsule_delta, radius, padding)))
        return {};

    // If the start is inside already, the static test applies.
    const Circle<T> mover{start, padding};
    if (trace(overlaps(mover, capsule, trace))) {
        return intersect(mover, capsule, trace);
    }

    // The segment enters through a side, or through the disc at an end.
    const Entry<T> entry = enter_capsule(segment, capsule, padding);
    const T time = trace(entry.time);
    const Vec2<double> normal = trace(entry.edge.normal);
    const Vec2<T> left = (T(1) - time) * -delta;
    const Vec2<T> pos = entry.edge.point_at(radius);
    return trace(Hit<T>{pos, left, narrowed<T>(normal), time});
}

}  // namespace isect::detail
