#pragma once

#include <isect/detail/contact/enter_rounded_box_plainly.hpp>
#include <isect/detail/contact/sweeps.hpp>
#include <isect/detail/intersect/circle_aabb.hpp>
#include <isect/detail/predicates/path_meets.hpp>

namespace isect::detail {

/// How far a circle gets before it hits a box: the path of its center
/// against the box with its edges moved out by the radius and its corners
/// rounded (Ericson, Real-Time Collision Detection 5.5.7).
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline Sweep<T> sweep(
    const Circle<T>& mover, std::type_identity_t<Vec2<T>> delta,
    const Aabb<T>& obstacle, Trace trace = {}) {
    const Vec2<T> start = mover.center;
    const Vec2<T> center = obstacle.center;
    const Vec2<T> half = obstacle.half;
    const T radius = mover.radius;

    // Where does the path enter the box with its edges moved out by the
    // radius, and its corners rounded?
    const Segment<T> path{start, delta};
    RoundedBoxEntry<T> entry =
        enter_rounded_box_plainly(path, center, half, radius);

    // A mover that is inside already stays where it is, with the static
    // hit.
    const bool is_inside = entry.is_inside;
    if (trace(is_inside)) {
        return stopped(*intersect(mover, obstacle, trace), start);
    }
    // If rounding could change that, exact arithmetic has to decide.
    const TooClose is_close{entry.is_open};
    if (trace(is_close)) {
        // The path must enter the box with its edges moved out.
        if (!trace(path_meets_box(start, delta, center, half,
                                  Vec2<T>{radius, radius}))) {
            return unhindered(mover, delta, obstacle);
        }
        if (trace(overlaps(mover, obstacle, trace))) {
            return stopped(*intersect(mover, obstacle, trace), start);
        }
        entry = enter_rounded_box(path, center, half, radius);
    }

    // The path must not only pass through the square at a rounded corner.
    if (!trace(entry.enters)) {
        return unhindered(mover, delta, obstacle);
    }
    const T time = trace(entry.time);
    const Vec2<T> left = (T(1) - time) * -delta;

    // Through a flat face, the circle meets the box as another box would.
    if (trace(entry.is_flat)) {
        const Axis axis = entry.axis;
        const T toward = -side_of_zero(along(delta, axis));
        const Vec2<T> normal = with_axes(axis, toward, T(0));
        const Vec2<T> there = path.at(time);
        const Vec2<T> pos = point_on_face(obstacle, there, axis, toward);
        const Hit<T> hit = trace(Hit<T>{pos, left, normal, time});
        const Aabb<T> box = bounding_box(mover);
        return stopped(hit, stop_at_face(box, delta, obstacle, axis, time));
    }

    // Through an arc, the circle meets a corner of the box.
    const Vec2<T> normal = narrowed<T>(trace(entry.edge.normal));
    const Place<double> corner = entry.edge.center;
    const Vec2<T> pos = narrowed<T>(corner.base + corner.offset);
    const Hit<T> hit = trace(Hit<T>{pos, left, normal, time});
    if (trace(time == 0)) return stopped(hit, start);
    return stopped(hit, stop_at(entry.edge, start, delta, time));
}

}  // namespace isect::detail
