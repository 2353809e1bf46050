#pragma once

#include <isect/detail/contact/sweeps.hpp>
#include <isect/detail/raycast/aabb.hpp>

namespace isect::detail {

/// How far a box gets before it hits another. The path of the mover's
/// center meets the obstacle grown by the mover's half size, their
/// Minkowski sum, when the two boxes meet.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE constexpr Sweep<T> sweep(
    const Aabb<T>& mover, std::type_identity_t<Vec2<T>> delta,
    const Aabb<T>& obstacle, Trace trace = {}) {
    const Segment<T> path{mover.center, delta};
    const Vec2<T> half = mover.half;
    const std::optional<Hit<T>> hit = raycast(path, obstacle, half, trace);
    if (!trace(hit.has_value())) return unhindered(mover, delta, obstacle);

    // A mover that is inside already stays where it is.
    if (trace(hit->time == 0 && overlaps(mover, obstacle)))
        return stopped(*hit, mover.center);

    // The mover stops flush with the face, or at the next number outside.
    const Axis axis = hit->normal.x != 0 ? Axis::x : Axis::y;
    const T time = hit->time;
    const Vec2<T> pos = stop_at_face(mover, delta, obstacle, axis, time);
    return stopped(*hit, trace(pos));
}

}  // namespace isect::detail
