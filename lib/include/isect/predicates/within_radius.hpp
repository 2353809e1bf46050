#pragma once

#include <isect/predicates/ahead.hpp>
#include <isect/predicates/place.hpp>
#include <isect/predicates/sign_of.hpp>

namespace isect {

/// Whether two places are closer than r + s: (r + s)^2 > M . M. Exact.
template <class T>
constexpr bool within_radius(const Place<T>& a, const Place<T>& b, T r,
                             T s) {
    return sign_of([&](auto number) {
               const auto radius = number(r) + number(s);
               const auto x = detail::x_between(number, a, b);
               const auto y = detail::y_between(number, a, b);
               return radius * radius - (x * x + y * y);
           }) > 0;
}

/// Whether a point is closer than r + s to the endless line through start
/// along delta: (r + s)^2 delta . delta > cross(delta, M)^2. Exact.
template <class T>
constexpr bool line_within_radius(Vec2<T> start, Vec2<T> delta,
                                  const Place<T>& point, T r, T s) {
    return sign_of([&](auto number) {
               const auto radius = number(r) + number(s);
               const auto dx = number(delta.x);
               const auto dy = number(delta.y);
               const auto x =
                   detail::x_between(number, point, Place<T>(start));
               const auto y =
                   detail::y_between(number, point, Place<T>(start));
               const auto cross = dx * y - dy * x;
               return (radius * radius) * (dx * dx + dy * dy) -
                      cross * cross;
           }) > 0;
}

/// Whether a point is closer than r + s to the segment from start to
/// start + delta. Exact.
template <class T>
constexpr bool segment_within_radius(Vec2<T> start, Vec2<T> delta,
                                     const Place<T>& point, T r, T s) {
    const Place<T> end(start, delta);
    if (ahead(delta, Place<T>(start), point) <= 0) {
        return within_radius(Place<T>(start), point, r, s);
    }
    if (ahead(delta, end, point) >= 0) {
        return within_radius(end, point, r, s);
    }
    return line_within_radius(start, delta, point, r, s);
}

}  // namespace isect
