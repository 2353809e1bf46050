#pragma once

#include <algorithm>
#include <limits>

#include <isect/detail/hull.hpp>
#include <isect/detail/predicates/ahead.hpp>
#include <isect/detail/predicates/closer_on_axis.hpp>
#include <isect/detail/rounding.hpp>
#include <isect/hit.hpp>

namespace isect::detail {

/// The interval that a shape covers on a line that it is projected onto.
struct Projection {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    constexpr void add(double at) {
        low = std::min(low, at);
        high = std::max(high, at);
    }
};

/// The span of a mover without width in front of a face: greater than that
/// of one which meets a corner.
template <class T>
inline constexpr T least_width = std::numeric_limits<T>::denorm_min();

/// Whether a mover is in front of the inside of an edge of an obstacle.
/// Exact for a mover that has no width along the edge.
template <class T>
constexpr bool faces(const Hull<T>& mover, const Hull<T>& obstacle,
                     std::size_t i) {
    const Vec2<T> start = obstacle.corners[i];
    const Vec2<T> end = obstacle.corners[obstacle.after(i)];
    const Way<T> edge{start, end};
    const Place<T> place(mover.pos, mover.corners[0]);
    return ahead(edge, Place<T>(obstacle.pos, start), place) > 0 &&
           ahead(edge, Place<T>(obstacle.pos, end), place) < 0;
}

/// The length of the part of the obstacle's face that a mover is in front
/// of, and 0 if the mover meets a corner or an arc. A round mover meets a
/// face in a point, but its center is in front of the face, not of a
/// corner.
template <class T>
constexpr T shared_span(const Hull<T>& mover, const Hull<T>& obstacle,
                        const Hit<T>& hit) {
    const Vec2<double> normal = widened(hit.normal);
    const Vec2<double> along_face = perpendicular(normal);
    const Vec2<double> apart = widened(mover.pos) - widened(obstacle.pos);
    Projection covered;
    for (std::size_t i = 0; i < mover.count; ++i) {
        const double at =
            dot(along_face, apart + widened(mover.corners[i]));
        covered.add(at - mover.radius);
        covered.add(at + mover.radius);
    }

    // Which edge has this normal? Edges may be almost parallel: the widest
    // counts.
    double widest = 0;
    bool is_faced = false;
    for (std::size_t i = 0; i < obstacle.count && obstacle.count > 1; ++i) {
        const Vec2<double> start = widened(obstacle.corners[i]);
        const Vec2<double> end =
            widened(obstacle.corners[obstacle.after(i)]);
        const Vec2<double> edge = end - start;
        const double across = absolute(dot(edge, normal));
        const double forward = dot(edge, along_face);
        const bool is_axial = edge.x == 0 || edge.y == 0;
        const double rounded =
            is_axial ? 0.0 : std::numeric_limits<T>::epsilon() * forward;
        if (!(forward > 0) || across > rounded) continue;
        const double low = std::max(covered.low, dot(along_face, start));
        const double high = std::min(covered.high, dot(along_face, end));
        widest = std::max(widest, high - low);
        is_faced = is_faced || faces(mover, obstacle, i);
    }
    const T width = narrowed<T>(widest);
    const bool has_width = covered.low < covered.high;
    return is_faced && !has_width ? least_width<T> : width;
}

/// For two boxes, the span that they share on the axis along the face.
template <class T>
constexpr T shared_span(const Aabb<T>& a, const Aabb<T>& b,
                        const Hit<T>& hit) {
    const Axis face = hit.normal.x != 0 ? Axis::y : Axis::x;
    const T p = along(a.center, face);
    const T q = along(b.center, face);
    const T h = along(a.half, face);
    const T k = along(b.half, face);
    const T turn = -side_of_zero(p - q);
    const double common = sum_of(turn * p, h, -turn * q, k);
    const T least = h < k ? h : k;
    const T whole = T(2) * least;
    if (h == 0 && k != 0) {
        return inside_span(p, q, k) ? least_width<T> : T(0);
    }
    const T width = narrowed<T>(common);
    return width < 0 ? T(0) : (width > whole ? whole : width);
}

template <HasHull A, HasHull B, class T>
constexpr T shared_span(const A& mover, const B& obstacle,
                        const Hit<T>& hit) {
    return shared_span(hull_of(mover), hull_of(obstacle), hit);
}

}  // namespace isect::detail
