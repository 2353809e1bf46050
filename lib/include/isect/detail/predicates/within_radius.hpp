#pragma once

#include <isect/detail/predicates/ahead.hpp>
#include <isect/detail/predicates/place.hpp>
#include <isect/detail/predicates/sign_of.hpp>

namespace isect::detail {

/// Whether two places are closer than r + s: (r + s)^2 > M . M. Exact.
template <class A, class B, class T>
ISECT_FORCE_INLINE constexpr Decided within_radius(const A& a, const B& b,
                                                   T r, T s) {
    const auto room = [=](auto number) {
        const auto radius = number(r) + number(s);
        const auto x = x_between(number, a, b);
        const auto y = y_between(number, a, b);
        return radius * radius - (x * x + y * y);
    };
    return decide(room, [=] { return 2 * (double{r} + double{s}); });
}

/// Whether a coordinate beside a line along the other axis is closer to it
/// than r + s, on both of its sides. Exact.
template <class Aside, class T>
ISECT_CLOSE_CALL constexpr Decided axis_within_radius(const Aside& aside,
                                                      T r, T s) {
    const auto room = [=](double turn) {
        return [=](auto number) {
            return number(r) + number(s) - number(turn) * aside(number);
        };
    };
    // On the other side there is almost always room.
    const auto plain = [](auto value) {
        return static_cast<double>(value);
    };
    const double turn = side_of_zero(aside(plain));
    const auto per_length = [] { return 1.0; };
    const Decided one_side = decide(room(turn), per_length);
    if (!one_side) return one_side;
    return then(one_side, decide(room(-turn), per_length));
}

/// The formula (r + s)^2 d . d - cross(d, point - start)^2.
template <class Direction, class Start, class Point, class T>
constexpr auto room_beside_line(const Direction& direction,
                                const Start& start, const Point& point, T r,
                                T s) {
    return [=](auto number) {
        const auto radius = number(r) + number(s);
        const auto dx = x_of(number, direction);
        const auto dy = y_of(number, direction);
        const auto x = x_between(number, point, start);
        const auto y = y_between(number, point, start);
        const auto cross = dx * y - dy * x;
        return (radius * radius) * (dx * dx + dy * dy) - cross * cross;
    };
}

/// Whether a point is closer than r + s to the infinite line through start
/// along a direction: (r + s)^2 d . d > cross(d, M)^2. Exact.
template <class Direction, class Start, class Point, class T>
ISECT_FORCE_INLINE constexpr Decided line_within_radius(
    const Direction& direction, const Start& start, const Point& point, T r,
    T s) {
    // Along an axis, the other coordinate is the distance.
    const auto plain = [](auto value) {
        return static_cast<double>(value);
    };
    const double along_x = x_of(plain, direction);
    const double along_y = y_of(plain, direction);
    if ((along_x == 0) != (along_y == 0)) {
        const bool is_upright = along_x == 0;
        const auto aside = [=](auto number) {
            return is_upright ? x_between(number, point, start)
                              : y_between(number, point, start);
        };
        return axis_within_radius(aside, r, s);
    }

    const auto room = room_beside_line(direction, start, point, r, s);
    return decide(room, [=] {
        const double speed = length_of(direction);
        return 2 * (double{r} + double{s}) * speed * speed;
    });
}

/// Whether a point is closer than r + s to the segment from start to end,
/// which has a direction. Exact.
template <class Direction, class Start, class End, class Point, class T>
ISECT_FORCE_INLINE constexpr Decided segment_within_radius(
    const Direction& direction, const Start& start, const End& end,
    const Point& point, T r, T s) {
    if (ahead(direction, start, point) <= 0) {
        return within_radius(point, start, r, s);
    }
    if (ahead(direction, end, point) >= 0) {
        return within_radius(point, end, r, s);
    }
    return line_within_radius(direction, start, point, r, s);
}

/// Whether a point is closer than r + s to the segment from start to
/// start + delta. Exact.
template <class T, class Point>
ISECT_FORCE_INLINE constexpr Decided segment_within_radius(
    Vec2<T> start, Vec2<T> delta, const Point& point, T r, T s) {
    const Place<T> end(start, delta);
    return segment_within_radius(delta, start, end, point, r, s);
}

}  // namespace isect::detail
