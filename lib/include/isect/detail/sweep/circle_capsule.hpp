#pragma once

#include <isect/detail/compiled.hpp>
#include <isect/detail/contact/enter_capsule_plainly.hpp>
#include <isect/detail/contact/push.hpp>
#include <isect/detail/contact/sweeps.hpp>
#include <isect/detail/sweep/circle_capsule_exactly.hpp>

namespace isect::detail {

/// How far a circle gets before it hits a capsule: the path of its center
/// against a capsule whose radius is the sum of both.
template <class T, Tracer Trace>
Sweep<T> sweep(const Circle<T>& mover, std::type_identity_t<Vec2<T>> delta,
               const Capsule<T>& obstacle, Trace trace) {
    const Segment<T> path{mover.center, delta};
    const T radius = mover.radius;
    const PlainEntry<T> enters =
        enter_capsule_plainly(path, obstacle, radius);
    const bool is_missed = enters.kind == PathKind::misses;
    if (trace(is_missed)) return unhindered_by(obstacle, mover, delta);

    // A mover that is inside already stays where it is, with the static
    // hit.
    const bool is_inside = enters.kind == PathKind::starts_in;
    if (trace(is_inside)) {
        return stopped(*intersect(path.start, radius, obstacle, trace),
                       path.start);
    }
    // If rounding could change that, exact arithmetic has to decide.
    const TooClose is_close{enters.kind == PathKind::unclear};
    if (trace(is_close)) {
        return sweep_exactly(mover, delta, obstacle, trace);
    }

    // The path enters through a side, or through the disc at an end.
    const Entry<T>& entry = enters.entry;
    const T time = trace(entry.time);
    const Vec2<double> out = trace(entry.edge.normal);
    const Vec2<T> left = (T(1) - time) * -delta;
    const Vec2<T> pos = entry.edge.point_at(obstacle.radius);
    const Hit<T> hit = trace(Hit<T>{pos, left, narrowed<T>(out), time});

    // The mover stops at the sum of the radii along the normal.
    return stopped(hit, trace(stop_at_capsule(entry, path, obstacle)));
}

/// How far a capsule gets before it hits a circle: as far as a circle gets
/// before it hits the same capsule, turned by half a turn about the
/// circle's center.
template <class T, Tracer Trace>
Sweep<T> sweep(const Capsule<T>& mover, std::type_identity_t<Vec2<T>> delta,
               const Circle<T>& obstacle, Trace trace) {
    const Vec2<T> center = obstacle.center;
    const Capsule<T> turned{center, -mover.delta, mover.radius};
    const Circle<T> circle{mover.start, obstacle.radius};
    Sweep<T> result = sweep(circle, delta, turned, trace);
    if (!result.hit) return result;

    // The contact is on the original circle.
    const Vec2<double> out = unit_vector(widened(result.hit->normal));
    result.hit->pos = trace(point_on(obstacle, out));
    return result;
}

}  // namespace isect::detail
