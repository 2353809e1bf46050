#pragma once

#include <isect/rounded_box.hpp>
#include <isect/scalar.hpp>
#include <isect/segment.hpp>

/// The questions that decide every answer. Each is the sign of a
/// polynomial; nothing else in the library compares to find out whether
/// there is a hit.
namespace isect {

/// Whether two spans on one axis have an inside in common, each given by
/// its middle and its half length.
template <class T>
constexpr bool is_closer(T middle, T other, T reach) {
    return magnitude(middle - other) < reach;
}

/// Whether a displacement is shorter than a radius.
template <class T>
constexpr bool is_within_radius(Vec2<T> displacement, T radius) {
    return length_squared(displacement) < radius * radius;
}

/// Whether the infinite line through a segment passes a point within a
/// radius. `to_start` leads from that point to the segment's start.
template <class T>
constexpr bool line_is_within_radius(Vec2<T> to_start, Vec2<T> delta,
                                     T radius) {
    const T off_line = cross(delta, to_start);
    return off_line * off_line < radius * radius * length_squared(delta);
}

/// Whether the infinite line through a segment passes through the inside of
/// a box, by separating axis: across the line, the box is as long as its
/// corners.
template <class T>
constexpr bool line_meets_box(Vec2<T> to_start, Vec2<T> delta,
                              Vec2<T> half) {
    const T off_line = magnitude(cross(delta, to_start));
    return off_line <
           magnitude(delta.x) * half.y + magnitude(delta.y) * half.x;
}

/// Whether, on one axis, a path has some of its inside, or all of it where
/// it does not move, within reach of 0.
template <class T>
constexpr bool path_is_closer(T from_middle, T delta, T reach) {
    const T least = std::min(from_middle, from_middle + delta);
    const T most = std::max(from_middle, from_middle + delta);
    return least < reach && -reach < most;
}

/// The part of a displacement from the middle that lies beyond a box.
template <class T>
constexpr Vec2<T> beyond(Vec2<T> from_center, Vec2<T> half) {
    return {std::max(magnitude(from_center.x) - half.x, T{}),
            std::max(magnitude(from_center.y) - half.y, T{})};
}

}  // namespace isect
