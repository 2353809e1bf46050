#pragma once

#include <isect/detail/contact/sweeps.hpp>
#include <isect/detail/raycast/capsule_exactly.hpp>

namespace isect::detail {

/// Where a circle's center stops when it enters a capsule grown by the
/// circle's radius. On a path along an axis, which it cannot leave, the
/// center may have to go far back to clear a side that is almost parallel.
/// If that is past the end of the side, it is enough to clear the disc
/// there by at least as much.
template <class T>
ISECT_FORCE_INLINE inline Vec2<T> stop_at_capsule(
    const Entry<T>& entry, const Segment<T>& path,
    const Capsule<T>& capsule) {
    const Vec2<T> start = path.start;
    const Vec2<T> delta = path.delta;
    RoundEdge<T> edge = entry.edge;
    const Axis axis = delta.x == 0 ? Axis::y : Axis::x;
    const double n = along(edge.normal, axis);
    const bool is_free = along(delta, other(axis)) != 0;
    if (!is_free && edge.is_straight && n != 0) {
        const T beside = along(start, other(axis));
        const T toward = static_cast<T>(side_of_zero(n));
        const double clear = edge.target_beside(beside, axis, toward);
        const Vec2<double> place =
            with_axes(axis, clear, static_cast<double>(beside));
        const Vec2<double> to_end = widened(capsule.delta);
        const Capsule<double> segment{widened(capsule.start), to_end, 0};
        const CapsulePart part =
            nearest_part(segment, Place<double>(place));
        if (part != CapsulePart::side) {
            const bool is_at_end = part == CapsulePart::end;
            edge.center.offset = is_at_end ? to_end : Vec2<double>{};
            edge.unit_of_rounding *= 2;
            edge.is_straight = false;
        }
    }
    return stop_at(edge, start, delta, entry.time);
}

/// The sweep of a circle that misses a capsule. Rounding could put its end
/// on the wrong side; the exact end determines the right one.
template <class T>
ISECT_FORCE_INLINE inline Sweep<T> unhindered_by(const Capsule<T>& obstacle,
                                                 const Circle<T>& mover,
                                                 Vec2<T> delta) {
    const auto outward = [&](Vec2<T>) {
        const Place<T> end(mover.center, delta);
        return narrowed<T>(outward_normal(end, obstacle));
    };
    return unhindered(mover, delta, obstacle, outward);
}

/// How far a circle gets before it hits a capsule, where plain arithmetic
/// leaves it open: each yes or no is decided exactly.
template <class T, Tracer Trace = NoTrace>
ISECT_CLOSE_CALL inline Sweep<T> sweep_exactly(const Circle<T>& mover,
                                               const Vec2<T>& delta,
                                               const Capsule<T>& obstacle,
                                               Trace trace = {}) {
    const Segment<T> path{mover.center, delta};
    const T radius = mover.radius;
    const std::optional<Hit<T>> hit =
        raycast_exactly(path, obstacle, radius, trace);
    if (!trace(hit.has_value()))
        return unhindered_by(obstacle, mover, delta);

    // A mover that is inside or at the surface already stays where it is.
    if (trace(hit->time == 0)) return stopped(*hit, path.start);

    // The mover stops at the sum of the radii along the normal.
    const Entry<T> entry = enter_capsule(path, obstacle, radius);
    const Vec2<T> pos = stop_at_capsule(entry, path, obstacle);
    return stopped(*hit, trace(pos));
}

}  // namespace isect::detail
