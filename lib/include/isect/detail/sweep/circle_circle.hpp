#pragma once

#include <isect/detail/contact/push.hpp>
#include <isect/detail/contact/quadratic.hpp>
#include <isect/detail/contact/sweeps.hpp>
#include <isect/detail/exactly.hpp>

namespace isect::detail {

/// How far a circle gets before it hits another: the path of its center, as
/// a segment that is cast at a circle whose radius is the sum of both.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline Sweep<T> sweep(
    const Circle<T>& mover, std::type_identity_t<Vec2<T>> delta,
    const Circle<T>& obstacle, Trace trace = {}) {
    const Vec2<T> start = mover.center;
    const Vec2<T> center = obstacle.center;
    const T mover_radius = mover.radius;
    const T radius = obstacle.radius;

    // When is the center's path at the sum of the radii from the other
    // center? If it leads away, or past it, or ends before, it misses.
    const Segment<T> path{start, delta};
    const Quadratic times =
        quadratic(path, center, double{mover_radius} + double{radius});
    const bool is_missed = times.has_no_root();
    if (trace(is_missed)) return unhindered(mover, delta, obstacle);

    // A mover that is inside already stays where it is, with the static
    // hit.
    const bool is_inside = times.is_inside();
    if (trace(is_inside)) {
        return stopped(*intersect(start, mover_radius, obstacle, trace),
                       start);
    }
    // If rounding could change that, exact arithmetic has to decide.
    const TooClose is_close{!times.has_root()};
    if (trace(is_close)) {
        return sweep_exactly(mover, delta, obstacle, trace);
    }

    // The path enters at the earlier time.
    const auto entry = entry_of(times, path, center, mover_radius, radius);
    const T time = trace(entry.time);
    const Vec2<double> out = trace(entry.edge.normal);
    const Vec2<T> left = (T(1) - time) * -delta;
    const Vec2<T> pos = point_on(obstacle, out);
    const Hit<T> hit = trace(Hit<T>{pos, left, narrowed<T>(out), time});

    // The mover stops at the sum of the radii along the normal.
    return stopped(hit, trace(stop_at(entry.edge, start, delta, time)));
}

}  // namespace isect::detail
