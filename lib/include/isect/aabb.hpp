#pragma once

#include <isect/floating_point.hpp>
#include <isect/interval.hpp>
#include <isect/vec2.hpp>

namespace isect {

/// An axis-aligned box. It is [center - half, center + half] exactly, even
/// where those sums are not floating-point numbers: min() and max() are
/// rounded, the queries are not.
template <FloatingPoint T>
struct Aabb {
    Vec2<T> center;
    /// Half the width and half the height, each at least 0.
    Vec2<T> half;

    friend constexpr bool operator==(const Aabb&, const Aabb&) = default;

    /// From two opposite corners, with min at most max on each axis. The
    /// edges are exact if center and half can be computed without rounding.
    static constexpr Aabb from_min_max(Vec2<T> min, Vec2<T> max) {
        return {T(0.5) * min + T(0.5) * max, T(0.5) * max - T(0.5) * min};
    }
    /// From the corner with the smallest coordinates, and the full width
    /// and height.
    static constexpr Aabb from_corner_size(Vec2<T> corner, Vec2<T> size) {
        return {corner + T(0.5) * size, T(0.5) * size};
    }

    constexpr Vec2<T> min() const { return center - half; }
    constexpr Vec2<T> max() const { return center + half; }
    constexpr Interval<T> span_x() const { return {min().x, max().x}; }
    constexpr Interval<T> span_y() const { return {min().y, max().y}; }
};
template <FloatingPoint T>
Aabb(Vec2<T>, Vec2<T>) -> Aabb<T>;

}  // namespace isect
