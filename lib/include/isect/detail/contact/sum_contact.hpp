#pragma once

#include <algorithm>

#include <isect/detail/contact/hull_part.hpp>
#include <isect/detail/contact/wide_sum.hpp>
#include <isect/detail/rounding.hpp>
#include <isect/hit.hpp>

namespace isect::detail {

/// The size of a query's numbers, without the path.
template <class T>
double size_of(const MinkowskiSum<T>& sum) {
    double x = size_of_all(sum.mover().pos.x, sum.obstacle().pos.x);
    double y = size_of_all(sum.mover().pos.y, sum.obstacle().pos.y);
    for (const Hull<T>* hull : {&sum.mover(), &sum.obstacle()}) {
        double widest = 0;
        double tallest = 0;
        for (std::size_t i = 0; i < hull->count; ++i) {
            widest = std::max(widest, size_of_all(hull->corners[i].x));
            tallest = std::max(tallest, size_of_all(hull->corners[i].y));
        }
        x += widest + size_of_all(hull->radius);
        y += tallest + size_of_all(hull->radius);
    }
    return std::max(x, y);
}

/// A Minkowski sum in wide numbers, with the size of its query.
template <class Number, class T>
WideSum<Number> widened_sum(const MinkowskiSum<T>& sum) {
    WideSum<Number> wide = wide_sum<Number>(sum);
    wide.size = size_of(sum);
    return wide;
}

/// The vector from the obstacle's position to the mover's.
template <class Number, class T>
constexpr Vec2<Number> mover_from_obstacle(const MinkowskiSum<T>& sum) {
    return wide_between<Number>(sum.mover().pos, sum.obstacle().pos);
}

/// Whether a part is a flat, axis-aligned face, where results are exact.
template <class Number>
constexpr bool is_axial_face(const Nearest<Number>& part) {
    const Number zero{};
    return part.is_edge && (part.normal.x == zero || part.normal.y == zero);
}

/// The coordinate at which a mover's position is flush with an axial face
/// of the sum, or the next number outside.
template <class T>
T flush_with(const MinkowskiSum<T>& sum, std::size_t corner, Axis axis,
             T toward) {
    const SumCorner<T> c = sum.corner(corner);
    const T r = sum.mover().radius;
    const T s = sum.obstacle().radius;
    return toward * rounded_up<T>(toward * along(c.at, axis),
                                  toward * along(c.of_obstacle, axis),
                                  -toward * along(c.of_mover, axis), r, s);
}

/// The mean of a hull's corners, relative to its position.
template <class Number, class T>
Vec2<Number> middle_of(const Hull<T>& hull) {
    return to_wide<Number>(Vec2<double>{middle_on_axis(hull, Axis::x),
                                        middle_on_axis(hull, Axis::y)});
}

/// The midpoint of the edge of a hull that begins at a corner.
template <class Number, class T>
Vec2<Number> middle_of_edge(const Hull<T>& hull, std::size_t i) {
    const auto begin = to_wide<Number>(hull.corners[i]);
    const auto end = to_wide<Number>(hull.corners[hull.after(i)]);
    return halved(begin + end);
}

/// The vector from that midpoint to the end of the edge.
template <class Number, class T>
Vec2<Number> half_edge(const Hull<T>& hull, std::size_t i) {
    const auto begin = to_wide<Number>(hull.corners[i]);
    const auto end = to_wide<Number>(hull.corners[hull.after(i)]);
    return halved(end - begin);
}

/// The contact point on the obstacle without its radius, for a mover whose
/// position is beside a part of their sum: a corner, or a point of an edge.
/// If an edge of the mover lies flat on that edge, it is the point of the
/// shared span that is nearest to the mover's mean.
template <class Number, class T>
Vec2<Number> met_without_radius(const MinkowskiSum<T>& sum,
                                const Nearest<Number>& part) {
    const Hull<T>& obstacle = sum.obstacle();
    const SumEdge<T> edge = sum.edge(part.corner);
    const std::size_t j = edge.obstacle_corner;
    const auto begin = to_wide<Number>(obstacle.corners[j]);
    if (!part.is_edge || !edge.is_of_obstacle) return begin;

    // The foot of the mover's position on the edge, measured from the
    // midpoint.
    const Vec2<Number> forward{-part.normal.y, part.normal.x};
    const Number face = dot(forward, half_edge<Number>(obstacle, j));
    Number met = part.foot;

    // If the mover has a face here too, this is where its midpoint is.
    if (edge.is_of_mover) {
        const Hull<T>& mover = sum.mover();
        const std::size_t k = edge.mover_corner;
        const Number other = -dot(forward, half_edge<Number>(mover, k));
        const Number low = std::max(-face, part.foot - other);
        const Number high = std::min(face, part.foot + other);
        const Vec2<Number> to_middle =
            middle_of<Number>(mover) - middle_of_edge<Number>(mover, k);
        const Number middle = part.foot + dot(forward, to_middle);
        met = std::max(low, std::min(middle, high));
    }
    if (!(met > -face)) return begin;
    if (!(met < face)) {
        return to_wide<Number>(obstacle.corners[obstacle.after(j)]);
    }
    return middle_of_edge<Number>(obstacle, j) + met * forward;
}

/// The same point on the obstacle's surface.
template <class Number, class T>
Vec2<Number> met_on_obstacle(const MinkowskiSum<T>& sum,
                             const Nearest<Number>& part) {
    const auto radius = Number(static_cast<double>(sum.obstacle().radius));
    return met_without_radius(sum, part) + radius * part.normal;
}

/// A point relative to a position, rounded to T.
template <class T, class Number>
Vec2<T> rounded_from(Vec2<T> pos, Vec2<Number> place) {
    const Vec2<Number> whole = to_wide<Number>(pos) + place;
    return {nearest<T>(whole.x), nearest<T>(whole.y)};
}

template <class T, class Number>
Vec2<T> rounded_normal(Vec2<Number> normal) {
    return {nearest<T>(normal.x), nearest<T>(normal.y)};
}

}  // namespace isect::detail
