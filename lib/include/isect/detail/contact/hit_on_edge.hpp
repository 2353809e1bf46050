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
/// difference from the box's reach. Otherwise the near time of a slab has a
/// relative error of less than error_of_near_time.
///
/// In units of 2^-53: the way and the reach are off by 1 of themselves,
/// which is at most 9 of their difference if the way is at least 1.25 times
/// the reach; the difference, 1 / speed and the product by 1 each.
inline constexpr double error_of_near_time = 12 * 0x1p-53;
ISECT_FORCE_INLINE constexpr bool loses_digits(double way, double reach) {
    return way < 1.25 * reach;
}

/// The time at which a path reaches the edge of a box on an axis, of which
/// `near` is the time in plain arithmetic. Where that is too imprecise, the
/// way is summed again, without loss.
template <class T>
ISECT_FORCE_INLINE constexpr T time_to_edge(T start, T delta, T center,
                                            T half, T padding,
                                            double near) {
    const T turn = side_of_zero(delta);
    const double way = turn * (double{center} - double{start});
    if (loses_digits(way, double{half} + double{padding})) {
        near = short_way(start, turn, center, half, padding) /
               absolute(double{delta});
    }
    return time_of_contact<T>(near, 1);
}

/// The first contact of a path with a box whose edge it reaches at a time
/// in plain arithmetic.
template <class T>
ISECT_FORCE_INLINE constexpr Hit<T> hit_on_edge(const Segment<T>& path,
                                                const Aabb<T>& box,
                                                Vec2<T> padding, Axis axis,
                                                double near) {
    const T delta = along(path.delta, axis);
    const T time = time_to_edge(
        along(path.start, axis), delta, along(box.center, axis),
        along(box.half, axis), along(padding, axis), near);
    const T toward = -side_of_zero(delta);
    const Vec2<T> normal = with_axes(axis, toward, T(0));
    const Vec2<T> pos = point_on_face(box, path.at(time), axis, toward);
    const Vec2<T> left = (T(1) - time) * -path.delta;
    return {pos, left, normal, time};
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
