#pragma once

#include <algorithm>

#include <isect/contact/wide_sum.hpp>
#include <isect/hit.hpp>
#include <isect/rounding.hpp>

namespace isect {

/// The size of a query's numbers without its path.
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

/// From the obstacle's position to the mover's.
template <class Number, class T>
constexpr Vec2<Number> mover_from_obstacle(const MinkowskiSum<T>& sum) {
    return wide_between<Number>(sum.mover().pos, sum.obstacle().pos);
}

/// Whether a part is a face, flat and along an axis, where results are
/// exact.
template <class Number>
constexpr bool is_axial_face(const Nearest<Number>& part) {
    const Number zero{};
    return part.is_edge && (part.normal.x == zero || part.normal.y == zero);
}

/// The coordinate at which a mover's position is flush with an axial face
/// of the sum, or the next number outside of it.
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

/// The middle of a hull's corners, as told from its position.
template <class Number, class T>
Vec2<Number> middle_of(const Hull<T>& hull) {
    Vec2<double> sum{};
    for (std::size_t i = 0; i < hull.count; ++i) {
        sum = sum + widened(hull.corners[i]);
    }
    const auto count = static_cast<double>(hull.count);
    return to_wide<Number>(Vec2<double>{sum.x / count, sum.y / count});
}

/// Where on the obstacle without its radius it meets the mover whose
/// position is beside a part of their sum: at a corner, or a point of an
/// edge. Where an edge of the mover lies flat on that one, it is the point
/// of the span they share that is nearest to the mover's middle.
template <class Number, class T>
Vec2<Number> met_without_radius(const MinkowskiSum<T>& sum,
                                const WideSum<Number>& wide,
                                const Nearest<Number>& part) {
    const Hull<T>& obstacle = sum.obstacle();
    const SumEdge<T> edge = sum.edge(part.corner);
    Vec2<Number> point =
        to_wide<Number>(obstacle.corners[edge.obstacle_corner]);
    if (part.is_edge && edge.is_of_obstacle) {
        const std::size_t j = edge.obstacle_corner;
        const Vec2<Number> forward{-part.normal.y, part.normal.x};
        const auto end =
            to_wide<Number>(obstacle.corners[obstacle.after(j)]);
        const Number face = dot(forward, end - point);

        // The mover's own face, if it has one here, ends at the foot.
        const Number zero{};
        Number along_face = part.foot;
        if (edge.is_of_mover) {
            const Vec2<Number> whole =
                wide.corners[wide.after(part.corner)] -
                wide.corners[part.corner];
            const Number mover_face = dot(forward, whole) - face;
            const Vec2<T> corner = sum.mover().corners[edge.mover_corner];
            const Vec2<Number> to_middle =
                middle_of<Number>(sum.mover()) - to_wide<Number>(corner);
            const Number low = std::max(zero, part.foot - mover_face);
            const Number high = std::min(face, part.foot);
            const Number middle = part.foot + dot(forward, to_middle);
            along_face = std::max(low, std::min(middle, high));
        }
        along_face = std::max(zero, std::min(along_face, face));
        point = point + along_face * forward;
    }
    return point;
}

/// The same on the obstacle's surface.
template <class Number, class T>
Vec2<Number> met_on_obstacle(const MinkowskiSum<T>& sum,
                             const WideSum<Number>& wide,
                             const Nearest<Number>& part) {
    const auto radius = Number(static_cast<double>(sum.obstacle().radius));
    return met_without_radius(sum, wide, part) + radius * part.normal;
}

/// A place seen from a position, rounded to T.
template <class T, class Number>
Vec2<T> rounded_from(Vec2<T> pos, Vec2<Number> place) {
    const Vec2<Number> whole = to_wide<Number>(pos) + place;
    return {nearest<T>(whole.x), nearest<T>(whole.y)};
}

template <class T, class Number>
Vec2<T> rounded_normal(Vec2<Number> normal) {
    return {nearest<T>(normal.x), nearest<T>(normal.y)};
}

}  // namespace isect
