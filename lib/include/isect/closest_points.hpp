#pragma once

#include <algorithm>

#include <isect/hit.hpp>
#include <isect/pairs.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// On one axis, the numbers of two spans that are nearest to each other;
/// where the spans overlap, the middle of what they share.
template <class T>
constexpr Interval<T> closest_numbers(T a, T half_a, T b, T half_b) {
    const T from = std::max(a - half_a, b - half_b);
    const T to = std::min(a + half_a, b + half_b);
    if (from <= to) {
        const T middle = from + (to - from) / 2;
        return {middle, middle};
    }
    if (a < b) return {a + half_a, b - half_b};
    return {a - half_a, b + half_b};
}

/// The points of two shapes that are nearest to each other: those of their
/// boxes, moved out by their radii. One common point, where they overlap.
template <class A, class B, Tracer Trace = NoTrace>
requires Summable<A, B>
auto closest_points(const A& a, const B& b, Trace trace = {}) {
    using T = decltype(position(a).x);
    const Vec2<T> origin{};
    const RoundedBox<T> first = inflated(a, origin);
    const RoundedBox<T> second = inflated(b, origin);
    const Interval<T> x = trace(closest_numbers(
        first.center.x, first.half.x, second.center.x, second.half.x));
    const Interval<T> y = trace(closest_numbers(
        first.center.y, first.half.y, second.center.y, second.half.y));
    const Vec2<T> from{x.min, y.min}, to{x.max, y.max};

    const T apart = trace(length(to - from));
    const T radii = first.radius + second.radius;
    if (trace(apart <= radii)) {
        const T share = radii > 0 ? first.radius / radii : T{};
        const Vec2<T> common = from + share * (to - from);
        return Closest<T>{common, common};
    }
    const Vec2<T> way = normalized(to - from);
    return Closest<T>{from + first.radius * way, to - second.radius * way};
}

}  // namespace isect
