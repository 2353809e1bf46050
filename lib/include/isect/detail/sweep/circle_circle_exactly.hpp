#pragma once

#include <isect/detail/contact/sweeps.hpp>
#include <isect/detail/exactly.hpp>
#include <isect/detail/intersect/circle_circle.hpp>
#include <isect/detail/predicates/within_radius.hpp>

namespace isect::detail {

/// How far a circle gets before it hits another, where plain arithmetic
/// leaves it open: each yes or no is decided exactly.
template <class T, Tracer Trace>
Sweep<T> sweep_exactly(const Circle<T>& mover, const Vec2<T>& delta,
                       const Circle<T>& obstacle, Trace trace) {
    const Vec2<T> start = mover.center;
    const Vec2<T> center = obstacle.center;
    const T mover_radius = mover.radius;
    const T radius = obstacle.radius;

    // Somewhere the path must come closer to the center than the sum of the
    // radii.
    if (!trace(segment_within_radius(start, delta, center, mover_radius,
                                     radius))) {
        return unhindered(mover, delta, obstacle);
    }
    // A mover that is inside already stays where it is, with the static
    // hit.
    if (trace(overlaps(mover, obstacle, trace))) {
        return stopped(*intersect(mover, obstacle, trace), start);
    }

    // The path enters half a chord before it is level with the center.
    const Segment<T> path{start, delta};
    const auto entry = enter_disc(path, center, mover_radius, radius);
    const T time = trace(entry.time);
    const Vec2<double> out = trace(entry.edge.normal);
    const Vec2<T> left = (T(1) - time) * -delta;
    const Vec2<T> pos = point_on(obstacle, out);
    const Hit<T> hit = trace(Hit<T>{pos, left, narrowed<T>(out), time});

    // The mover stops at the sum of the radii along the normal.
    if (trace(time == 0)) return stopped(hit, start);
    return stopped(hit, trace(stop_at(entry.edge, start, delta, time)));
}

}  // namespace isect::detail
