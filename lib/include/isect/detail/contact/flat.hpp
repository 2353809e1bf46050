#pragma once

#include <isect/aabb.hpp>
#include <isect/detail/rounding.hpp>
#include <isect/hit.hpp>

namespace isect::detail {

/// The point of a box's face that is nearest to a given point. `toward`
/// says on which side of the axis the face is.
template <class T>
ISECT_FORCE_INLINE constexpr Vec2<T> point_on_face(const Aabb<T>& box,
                                                   Vec2<T> point, Axis axis,
                                                   T toward) {
    const Vec2<T> outer = box.center + toward * box.half;
    const T low = along(box.min(), other(axis));
    const T high = along(box.max(), other(axis));
    const T beside = along(point, other(axis));
    const T clamped = beside < low ? low : (beside > high ? high : beside);
    return with_axes(axis, along(outer, axis), clamped);
}

/// How far a box reaches past the nearer face of another box on an axis.
template <class T>
ISECT_FORCE_INLINE constexpr T depth_on_axis(const Aabb<T>& a,
                                             const Aabb<T>& b, Axis axis) {
    const T start = along(a.center, axis);
    const T center = along(b.center, axis);
    const double turn = side_of_zero(start - center);
    const Rounded reach = two_sum(along(a.half, axis), along(b.half, axis));
    const Rounded apart = two_sum(turn * start, -turn * center);
    const Rounded depth = two_sum(reach.value, -apart.value);
    const double lost = depth.error + (reach.error - apart.error);
    return narrowed<T>(depth.value + lost);
}

/// The hit of a box that leaves another through the nearer face of an axis:
/// exactly flush if T can represent that, otherwise at the next number
/// outside.
template <class T>
ISECT_FORCE_INLINE constexpr Hit<T> push_through_face(
    const Aabb<T>& mover, const Aabb<T>& obstacle, Axis axis) {
    const T start = along(mover.center, axis);
    const T center = along(obstacle.center, axis);
    const T toward = side_of_zero(start - center);
    const T edge = outer_edge(center, toward, along(obstacle.half, axis),
                              along(mover.half, axis));
    const T way = way_to(start, edge, toward);
    return {point_on_face(obstacle, mover.center, axis, toward),
            with_axes(axis, way, T(0)), with_axes(axis, toward, T(0)),
            T(0)};
}

/// The center of a moving box when it meets a face of another: on the
/// normal's axis exactly flush or at the next number outside, on the other
/// axis as far as the path has got.
template <class T>
ISECT_FORCE_INLINE constexpr Vec2<T> stop_at_face(const Aabb<T>& mover,
                                                  Vec2<T> delta,
                                                  const Aabb<T>& obstacle,
                                                  Axis axis, T time) {
    const T toward = -side_of_zero(along(delta, axis));
    const T edge =
        outer_edge(along(obstacle.center, axis), toward,
                   along(obstacle.half, axis), along(mover.half, axis));
    const T beside = along(mover.center, other(axis));
    const T way = along(delta, other(axis));
    return with_axes(axis, edge, way == 0 ? beside : beside + time * way);
}

}  // namespace isect::detail
