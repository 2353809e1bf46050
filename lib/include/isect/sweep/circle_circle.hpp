#pragma once

#include <isect/contact/sweeps.hpp>
#include <isect/raycast/circle.hpp>

namespace isect {

/// How far a circle gets on its way past another: the path of its center
/// against a circle of both radii.
template <class T, Tracer Trace = NoTrace>
Sweep<T> sweep(const Circle<T>& mover, std::type_identity_t<Vec2<T>> delta,
               const Circle<T>& obstacle, Trace trace = {}) {
    const Segment<T> path{mover.center, delta};
    const T r = mover.radius;
    const std::optional<Hit<T>> hit = raycast(path, obstacle, r, trace);
    if (!trace(hit.has_value())) return unhindered(mover, delta, obstacle);

    // Inside or at the surface already, it stays where it is.
    if (trace(hit->time == 0)) return stopped(*hit, mover.center);

    // It stops both radii away along the normal.
    const Place<T> q = obstacle.center;
    const Entry<T> entry = enter_disc(path, q, r, obstacle.radius);
    const Vec2<T> pos = stop_at(entry.edge, path.start, delta, entry.time);
    return stopped(*hit, trace(pos));
}

}  // namespace isect
