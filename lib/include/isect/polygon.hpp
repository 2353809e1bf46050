#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>

#include <isect/bad_shape.hpp>
#include <isect/detail/convex.hpp>
#include <isect/detail/rounding.hpp>
#include <isect/detail/unit_vector.hpp>
#include <isect/floating_point.hpp>
#include <isect/sin_cos.hpp>

/// The maximum number of points of a polygon. To use larger ones, define it
/// to the same number, from 3 to 64, everywhere in a program, and define
/// ISECT_HEADER_ONLY. All polygons and mixed shapes take more memory then,
/// so prefer a closed Chain for an obstacle with many points.
#ifndef ISECT_POLYGON_CAPACITY
#define ISECT_POLYGON_CAPACITY 8
#endif
#if ISECT_POLYGON_CAPACITY != 8 && !defined(ISECT_HEADER_ONLY)
#error "define ISECT_HEADER_ONLY: the library has polygons of 8 corners"
#endif

namespace isect {

/// Every point within radius of a convex polygon; with radius 0, the
/// polygon itself. Its points are stored relative to its position, so that
/// moving it never bends an edge. Each corner is exactly pos + points[i],
/// even if that is not a floating-point number.
///
/// It is checked when it is made. It stores its points inline and never
/// allocates. `Polygon::box` makes a turned box.
template <FloatingPoint T>
class Polygon {
public:
    /// The maximum number of points.
    static constexpr std::size_t capacity = ISECT_POLYGON_CAPACITY;
    static_assert(capacity >= 3 && capacity <= 64);

    /// From 3 to `capacity` points, relative to pos, in the order in which
    /// +x turns towards +y (clockwise on a screen whose y goes down). Each
    /// must be a true corner. Throws BadShape, which names the point that
    /// is not.
    Polygon(Vec2<T> pos, std::span<const Vec2<T>> points, T radius = 0)
        : pos_(pos), count_(points.size()), radius_(radius) {
        detail::check_vector("pos", pos);
        detail::check_extent("radius", radius);
        detail::check_convex(points, capacity);
        for (std::size_t i = 0; i < count_; ++i) points_[i] = points[i];
    }
    Polygon(Vec2<T> pos, std::initializer_list<Vec2<T>> points,
            T radius = 0)
        : Polygon(pos,
                  std::span<const Vec2<T>>(points.begin(), points.size()),
                  radius) {}

    /// The same from points in either order: it takes them as they come, or
    /// from the first to the last and on backwards, and a BadShape counts
    /// them in the order in which it takes them. For concave outlines, or
    /// more points, see convex_parts and outline_of.
    static Polygon oriented(Vec2<T> pos, std::span<const Vec2<T>> points,
                            T radius = 0) {
        const std::size_t count = points.size();
        if (count < 3 || count > capacity || is_rightwards(points))
            return Polygon(pos, points, radius);
        std::array<Vec2<T>, capacity> turned{points[0]};
        std::reverse_copy(points.begin() + 1, points.end(),
                          turned.begin() + 1);
        return Polygon(pos, {turned.data(), count}, radius);
    }
    static Polygon oriented(Vec2<T> pos,
                            std::initializer_list<Vec2<T>> points,
                            T radius = 0) {
        return oriented(pos, std::span(points.begin(), points.size()),
                        radius);
    }

    /// A box whose width lies along a given axis, which may have any length
    /// but 0. Its corners are rounded to T, opposite ones alike, so that
    /// opposite sides stay parallel. Throws BadShape if the box has no
    /// width or no height, or if rounding leaves none: what has only a
    /// length and a radius is a Capsule.
    static Polygon box(Vec2<T> center, Vec2<T> half, Vec2<T> axis,
                       T radius = 0) {
        detail::check_vector("axis", axis);
        if (axis == Vec2<T>{}) throw BadShape("axis", "has no direction");
        return box_along(center, half,
                         detail::unit_vector(detail::widened(axis)),
                         radius);
    }
    /// A box turned by an angle in radians, from +x towards +y.
    static Polygon box(Vec2<T> center, Vec2<T> half, T angle,
                       T radius = 0) {
        detail::check_number("angle", angle);
        const SinCos turn = sin_cos(static_cast<double>(angle));
        return box_along(center, half, {turn.cos, turn.sin}, radius);
    }

    /// A box as level files have it: its corner, its size, and the angle in
    /// degrees by which it is turned about that corner, from +x towards +y.
    /// Its `pos` is the corner. Quarter turns are exact.
    static Polygon box_at_corner(Vec2<T> corner, Vec2<T> size, T degrees,
                                 T radius = 0) {
        detail::check_number("degrees", degrees);
        check_size("size", size);
        const SinCos turn = sin_cos_of_degrees(degrees);
        const Vec2<double> forward{turn.cos, turn.sin};
        const Vec2<double> along = double{size.x} * forward;
        const Vec2<double> aside = double{size.y} * perpendicular(forward);
        return Polygon(corner,
                       {Vec2<T>{}, detail::narrowed<T>(along),
                        detail::narrowed<T>(along + aside),
                        detail::narrowed<T>(aside)},
                       radius);
    }

    constexpr Vec2<T> pos() const { return pos_; }
    constexpr T radius() const { return radius_; }
    /// The points, relative to pos.
    constexpr std::span<const Vec2<T>> points() const {
        return {points_.data(), count_};
    }
    /// The same polygon at another position. It costs a copy and needs no
    /// check.
    constexpr Polygon moved_to(Vec2<T> pos) const {
        Polygon moved = *this;
        moved.pos_ = pos;
        return moved;
    }

    /// The same corners with another radius, which is not negative.
    constexpr Polygon with_radius(T radius) const {
        Polygon other = *this;
        other.radius_ = radius;
        return other;
    }

    friend constexpr bool operator==(const Polygon&,
                                     const Polygon&) = default;

private:
    /// Throws BadShape if a box would have no width or no height.
    static void check_size(const std::string& field, Vec2<T> size) {
        detail::check_extent(field + ".x", size.x);
        detail::check_extent(field + ".y", size.y);
        if (size.x == 0) throw BadShape(field + ".x", "is 0");
        if (size.y == 0) throw BadShape(field + ".y", "is 0");
    }
    /// Whether the points go from +x towards +y, if they are convex.
    static bool is_rightwards(std::span<const Vec2<T>> points) {
        const detail::Way<T> in{points[0], points[1]};
        const detail::Way<T> out{points[1], points[2]};
        return detail::turn_between(in, out) >= 0;
    }
    static Polygon box_along(Vec2<T> center, Vec2<T> half,
                             Vec2<double> forward, T radius) {
        check_size("half", half);
        const double h = half.x;
        const double k = half.y;
        const Vec2<double> along = h * forward;
        const Vec2<double> aside = k * perpendicular(forward);
        const Vec2<T> one = detail::narrowed<T>(along + aside);
        const Vec2<T> two = detail::narrowed<T>(aside - along);
        return Polygon(center, {-one, -two, one, two}, radius);
    }

    Vec2<T> pos_;
    std::array<Vec2<T>, capacity> points_{};
    std::size_t count_{};
    T radius_{};
};

}  // namespace isect
