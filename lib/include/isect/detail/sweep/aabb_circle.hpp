#pragma once

#include <isect/detail/contact/enter_rounded_box_plainly.hpp>
#include <isect/detail/contact/sweeps.hpp>
#include <isect/detail/intersect/aabb_circle.hpp>
#include <isect/detail/predicates/path_meets.hpp>

namespace isect::detail {

/// How far a box gets before it hits a circle: the path of its center
/// against a box of the same size about the circle's center, with its edges
/// moved out by the radius and its corners rounded.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline Sweep<T> sweep(
    const Aabb<T>& mover, std::type_identity_t<Vec2<T>> delta,
    const Circle<T>& obstacle, Trace trace = {}) {
    const Vec2<T> start = mover.center;
    const Vec2<T> center = obstacle.center;
    const Vec2<T> half = mover.half;
    const T radius = obstacle.radius;

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

    // A face of the box meets the circle where the circle is outermost.
    if (trace(entry.is_flat)) {
        const Axis axis = entry.axis;
        const T toward = -side_of_zero(along(delta, axis));
        const Vec2<T> normal = with_axes(axis, toward, T(0));
        const Vec2<T> pos = point_on(obstacle, widened(normal));
        const Hit<T> hit = trace(Hit<T>{pos, left, normal, time});
        const Aabb<T> box = bounding_box(obstacle);
        return stopped(hit, stop_at_face(mover, delta, box, axis, time));
    }

    // A corner of the box meets it where the normal says.
    const Vec2<double> out = trace(entry.edge.normal);
    const Vec2<T> pos = point_on(obstacle, out);
    const Hit<T> hit = trace(Hit<T>{pos, left, narrowed<T>(out), time});
    if (trace(time == 0)) return stopped(hit, start);
    return stopped(hit, stop_at(entry.edge, start, delta, time));
}

}  // namespace isect::detail
