#pragma once

#include <isect/contact/sweeps.hpp>
#include <isect/raycast/capsule.hpp>

namespace isect {

/// How far a circle gets on its way past a capsule: the path of its center
/// against a capsule of both radii.
template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline Sweep<T> sweep(const Circle<T>& mover,
                                  std::type_identity_t<Vec2<T>> delta,
                                  const Capsule<T>& obstacle,
                                  Trace trace = {}) {
    const Segment<T> path{mover.center, delta};
    const T r = mover.radius;
    const std::optional<Hit<T>> hit = raycast(path, obstacle, r, trace);
    if (!trace(hit.has_value())) {
        // Rounding could put the end on the wrong side; its true place
        // knows the right one.
        const auto outward = [&](Vec2<T>) {
            const Place<T> end(mover.center, delta);
            return narrowed<T>(nearest_edge(end, r, obstacle).normal);
        };
        return unhindered(mover, delta, obstacle, outward);
    }
    // Inside or at the surface already, it stays where it is.
    if (trace(hit->time == 0)) return stopped(*hit, path.start);

    // It stops both radii away along the normal.
    const Entry<T> entry = enter_capsule(path, obstacle, r);
    const Vec2<T> pos = stop_at(entry.edge, path.start, delta, entry.time);
    return stopped(*hit, trace(pos));
}

/// How far a capsule gets on its way past a circle: as far as a circle
/// does, past the same capsule turned round about the circle's center.
template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline Sweep<T> sweep(const Capsule<T>& mover,
                                  std::type_identity_t<Vec2<T>> delta,
                                  const Circle<T>& obstacle,
                                  Trace trace = {}) {
    const Vec2<T> q = obstacle.center;
    const Capsule<T> turned{q, -mover.delta, mover.radius};
    const Circle<T> circle{mover.start, obstacle.radius};
    Sweep<T> result = sweep(circle, delta, turned, trace);
    if (!result.hit) return result;

    // The contact is on the circle that was given.
    const Vec2<double> out = unit_vector(widened(result.hit->normal));
    result.hit->pos = trace(point_on(obstacle, out));
    return result;
}

}  // namespace isect
