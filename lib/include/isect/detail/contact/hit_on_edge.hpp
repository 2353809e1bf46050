#pragma once

#include <isect/detail/contact/entry.hpp>
#include <isect/detail/contact/flat.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect::detail {

/// The way on an axis to the edge that a path faces, rounded once.
template <class T>
ISECT_CLOSE_CALL constexpr double short_way(T start, T turn, T center,
                                            T half, T padding) {
    return sum_of(turn * center, -turn * start, -half, -padding);
}

/// Whether most of the digits of the way to a box's middle are lost in its
/// difference from the box's reach. Otherwise a time that is that
/// difference divided by the speed has a relative error of less than
/// error_of_near_time.
///
/// In units of 2^-53: the way and the reach are off by 1 of themselves,
/// which is at most 9 of their difference if the way is at least 1.25 times
/// the reach; the difference and the quotient are off by 1 each.
inline constexpr double error_of_near_time = 11 * 0x1p-53;
ISECT_FORCE_INLINE constexpr bool loses_digits(double way, double reach) {
    return way < 1.25 * reach;
}

/// The time at which a path reaches the edge of a box on an axis. One
/// division makes it: so it is rounded correctly wherever the way to the
/// edge is exact. Where plain numbers would lose most of the way's digits,
/// it is summed without loss.
template <class T>
ISECT_FORCE_INLINE constexpr T time_to_edge(T start, T delta, T center,
                                            T half, T padding) {
    const T turn = side_of_zero(delta);
    const double to_center = turn * (double{center} - double{start});
    const double reach = double{half} + double{padding};
    const double way = loses_digits(to_center, reach)
                           ? short_way(start, turn, center, half, padding)
                           : to_center - reach;
    return time_of_contact<T>(way, absolute(double{delta}));
}

/// The first contact of a path with a box that it enters through one of the
/// edges on an axis.
template <class T>
ISECT_FORCE_INLINE constexpr Hit<T> hit_on_edge(const Segment<T>& path,
                                                const Aabb<T>& box,
                                                Vec2<T> padding,
                                                Axis axis) {
    const T delta = along(path.delta, axis);
    const T time = time_to_edge(
        along(path.start, axis), delta, along(box.center, axis),
        along(box.half, axis), along(padding, axis));
    const T toward = -side_of_zero(delta);
    const Vec2<T> normal = with_axes(axis, toward, T(0));
    const Vec2<T> pos = point_on_face(box, path.at(time), axis, toward);
    const Vec2<T> left = (T(1) - time) * -path.delta;
    return {pos, left, normal, time};
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
