#pragma once

#include <isect/contact/sum_contact.hpp>
#include <isect/overlaps/hull_hull.hpp>

namespace isect {

/// How much of u and of v makes w. Where the two are too close to tell
/// apart, how much of the longer; of none, nothing.
template <class Number>
Vec2<Number> shares_of(Vec2<Number> w, Vec2<Number> u, Vec2<Number> v) {
    const Number area = cross(u, v);
    if (area > Number{}) return {cross(w, v) / area, cross(u, w) / area};
    const Number u_square = length_squared(u);
    const Number v_square = length_squared(v);
    if (u_square > v_square) return {dot(u, w) / u_square, Number{}};
    if (v_square > Number{}) return {Number{}, dot(v, w) / v_square};
    return {};
}

/// The corners i and i + 1 of a sum that make up, with its first, a
/// triangle around a point, and how much of each makes the point.
template <class Number>
struct FanTriangle {
    std::size_t i{};
    Vec2<Number> share;
    bool has_area{};

    /// How far inside the point is; a little below 0 by rounding alone, and
    /// far below for a triangle of two corners or one.
    Number least_share() const {
        if (!has_area) return Number(-0x1p60);
        const Number rest = Number(1) - share.x - share.y;
        return std::min(rest, std::min(share.x, share.y));
    }
};

/// The triangle of the fan about the first corner that holds a point.
template <class Number>
FanTriangle<Number> triangle_around(const WideSum<Number>& wide,
                                    Vec2<Number> point) {
    const auto from_first = [&](std::size_t i) {
        return wide.corners[i] - wide.corners[0];
    };
    const Vec2<Number> w = point - wide.corners[0];
    const auto triangle = [&](std::size_t i) -> FanTriangle<Number> {
        const Vec2<Number> u = from_first(i);
        const Vec2<Number> v = from_first(i + 1);
        return {i, shares_of(w, u, v), cross(u, v) > Number{}};
    };
    std::size_t i = 1;
    while (i + 2 < wide.count && cross(from_first(i + 1), w) > Number{}) {
        ++i;
    }
    FanTriangle<Number> best = triangle(i);
    if (best.least_share() > Number(-0x1p-20)) return best;

    // Corners that round to the same number have misled the search.
    for (std::size_t k = 1; k + 1 < wide.count; ++k) {
        const FanTriangle<Number> next = triangle(k);
        if (next.least_share() > best.least_share()) best = next;
    }
    return best;
}

/// A point that two overlapping solids have in common, seen from the
/// obstacle's position. Beside the sum of the hulls without their radii it
/// lies between the nearest points of those. Inside of that sum, the
/// mover's position is a mean of three of its corners, and so the common
/// point is the same mean of the obstacle's corners in them.
template <class Number, class T>
Vec2<Number> common_point(const MinkowskiSum<T>& sum,
                          const WideSum<Number>& wide, Vec2<Number> from,
                          const Nearest<Number>& part) {
    const Hull<T>& obstacle = sum.obstacle();
    if (wide.count < 3 || !(part.distance < Number{})) {
        const auto radius = Number(static_cast<double>(obstacle.radius));
        const Number reach = std::min(part.distance, radius);
        return met_without_radius(sum, wide, part) + reach * part.normal;
    }
    const FanTriangle<Number> triangle = triangle_around(wide, from);
    const std::size_t i = triangle.i;
    const Vec2<Number> share = triangle.share;
    const auto corner = [&](std::size_t k) {
        const std::size_t j = sum.edge(k).obstacle_corner;
        return to_wide<Number>(obstacle.corners[j]);
    };
    const Vec2<Number> first = corner(0);
    return first + share.x * (corner(i) - first) +
           share.y * (corner(i + 1) - first);
}

/// The nearest points of any two solids. On b it is where the part of their
/// Minkowski sum that a's position is nearest to comes from; the one on a
/// is as far from it as the sum is from the position. Where they overlap,
/// both are a point that they have in common.
template <class T, Tracer Trace = NoTrace>
Closest<T> closest_points(const Hull<T>& a, const Hull<T>& b,
                          Trace trace = {}) {
    using Number = Wide<T>;
    const MinkowskiSum<T> sum(a, b);
    const auto wide = widened_sum<Number>(sum);
    const auto from = mover_from_obstacle<Number>(sum);
    const Nearest<Number> part = nearest_part(wide, from);
    if (trace(inside_sum(a.pos, sum))) {
        const auto both = common_point(sum, wide, from, part);
        const Vec2<T> common = trace(rounded_from(b.pos, both));
        return {common, common};
    }
    const Vec2<Number> met = met_on_obstacle(sum, wide, part);
    const Number left = part.distance - wide.radius;
    const Vec2<Number> across = met + left * part.normal;
    const Vec2<T> on_b = trace(rounded_from(b.pos, met));
    const Vec2<T> on_a = trace(rounded_from(b.pos, across));
    return {on_a, on_b};
}

template <class A, class B, Tracer Trace = NoTrace>
requires GeneralPair<A, B>
auto closest_points(const A& a, const B& b, Trace trace = {}) {
    return closest_points(hull_of(a), hull_of(b), trace);
}

}  // namespace isect
