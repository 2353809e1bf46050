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

/// Whether a point is closer than r + s to the infinite line through start
/// along a direction: (r + s)^2 d . d > cross(d, M)^2. Exact.
template <class Direction, class Start, class Point, class T>
ISECT_FORCE_INLINE constexpr Decided line_within_radius(
    const Direction& direction, const Start& start, const Point& point, T r,
    T s) {
    const auto room = [=](auto number) {
        const auto radius = number(r) + number(s);
        const auto dx = x_of(number, direction);
        const auto dy = y_of(number, direction);
        const auto x = x_between(number, point, start);
        const auto y = y_between(number, point, start);
        const auto cross = dx * y - dy * x;
        return (radius * radius) * (dx * dx + dy * dy) - cross * cross;
    };
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
