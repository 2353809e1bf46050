#pragma once

#include <algorithm>
#include <optional>

#include <isect/axis.hpp>
#include <isect/contact/sum_contact.hpp>
#include <isect/overlaps/hull_hull.hpp>

namespace isect {

/// How much of u makes the point between 0 and u that is nearest to w.
template <class Number>
Number share_along(Vec2<Number> u, Vec2<Number> w) {
    const Number square = length_squared(u);
    if (!(square > Number{})) return Number{};
    return std::clamp(dot(u, w) / square, Number{}, Number(1));
}

/// How much of u and of v makes w, if that lies between them and before the
/// line through both; nothing otherwise.
template <class Number>
std::optional<Vec2<Number>> shares_between(Vec2<Number> w, Vec2<Number> u,
                                           Vec2<Number> v) {
    const Number area = cross(u, v);
    if (!(area > Number{})) return {};
    const Number of_v = cross(u, w) / area;

    // Where u and v hardly differ that is a rough number, and another such
    // quotient would not fit it. What is left of w on u's longer axis does.
    const Axis axis = absolute(u.x) < absolute(u.y) ? Axis::y : Axis::x;
    const Number left = along(w, axis) - of_v * along(v, axis);
    const Number of_u = left / along(u, axis);
    const Number rest = Number(1) - of_u - of_v;
    if (std::min(rest, std::min(of_u, of_v)) < Number{}) return {};
    return Vec2<Number>{of_u, of_v};
}

/// A mean of the first corner of a sum and of its corners i and i + 1: how
/// much of these two is in it, and the square of its distance from the
/// point that it is meant to be, where rounding has not left it there.
template <class Number>
struct CornerMean {
    std::size_t i{};
    Vec2<Number> share;
    Number missed{};
};

/// The mean that a point of such a triangle is, and of a point beside it
/// the nearest point of its sides.
template <class Number>
CornerMean<Number> mean_for(const WideSum<Number>& wide, std::size_t i,
                            Vec2<Number> point) {
    const Vec2<Number> u = wide.corners[i] - wide.corners[0];
    const Vec2<Number> v = wide.corners[i + 1] - wide.corners[0];
    const Vec2<Number> w = point - wide.corners[0];
    if (const auto share = shares_between(w, u, v)) return {i, *share, {}};

    const Number zero{};
    const Number across = share_along(v - u, w - u);
    const Vec2<Number> of_sides[] = {{share_along(u, w), zero},
                                     {zero, share_along(v, w)},
                                     {Number(1) - across, across}};
    const auto missed = [&](Vec2<Number> share) {
        return length_squared(w - share.x * u - share.y * v);
    };
    CornerMean<Number> best{i, of_sides[0], missed(of_sides[0])};
    for (const Vec2<Number> share : of_sides) {
        if (missed(share) < best.missed) best = {i, share, missed(share)};
    }
    return best;
}

/// The mean of three corners of a sum that a point inside of it is, from
/// the triangle around it of those about the first corner.
template <class Number>
CornerMean<Number> mean_of_corners(const WideSum<Number>& wide,
                                   Vec2<Number> point) {
    const Vec2<Number> w = point - wide.corners[0];
    std::size_t i = 1;
    while (i + 2 < wide.count &&
           cross(wide.corners[i + 1] - wide.corners[0], w) > Number{}) {
        ++i;
    }
    CornerMean<Number> best = mean_for(wide, i, point);
    if (best.missed == Number{}) return best;

    // It is in none of them by rounding, or corners that round to the same
    // number have misled the search.
    for (std::size_t k = 1; k + 1 < wide.count; ++k) {
        const CornerMean<Number> next = mean_for(wide, k, point);
        if (next.missed < best.missed) best = next;
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
    const CornerMean<Number> mean = mean_of_corners(wide, from);
    const auto corner = [&](std::size_t k) {
        const std::size_t j = sum.edge(k).obstacle_corner;
        return to_wide<Number>(obstacle.corners[j]);
    };
    const Vec2<Number> first = corner(0);
    return first + mean.share.x * (corner(mean.i) - first) +
           mean.share.y * (corner(mean.i + 1) - first);
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
