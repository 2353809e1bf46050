#pragma once

#include <algorithm>
#include <limits>
#include <optional>

#include <isect/detail/crossing.hpp>
#include <isect/detail/ground/contacts.hpp>
#include <isect/detail/hull.hpp>
#include <isect/detail/predicates/ahead.hpp>
#include <isect/detail/predicates/side.hpp>
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

/// The corner of a mover that is the farthest against a face's normal.
template <class T>
constexpr Place<T> leading_corner(const Hull<T>& mover, Vec2<T> normal) {
    std::size_t leading = 0;
    for (std::size_t i = 1; i < mover.count; ++i) {
        const Vec2<T> ahead = mover.corners[leading] - mover.corners[i];
        if (dot(normal, ahead) > 0) leading = i;
    }
    return {mover.pos, mover.corners[leading]};
}

/// Whether an edge is the face of a contact with the given normal. Its
/// length along the face must be positive.
template <class T>
constexpr bool has_normal(const Way<T>& edge, Vec2<T> normal) {
    const Vec2<double> along_edge = widened(edge.to) - widened(edge.from);
    const double across = absolute(dot(along_edge, widened(normal)));
    const double forward = dot(along_edge, perpendicular(widened(normal)));
    const bool is_axial = along_edge.x == 0 || along_edge.y == 0;
    const double rounded =
        is_axial ? 0.0 : std::numeric_limits<T>::epsilon() * forward;
    return forward > 0 && across <= rounded;
}

/// Whether the path of a mover that has no width along an edge leads to the
/// inside of that edge, and not to one of its ends.
template <class T>
constexpr bool faces(const Hull<T>& mover, Vec2<T> delta,
                     const Sweep<T>& met, const Hull<T>& obstacle,
                     const Way<T>& edge) {
    const Place<T> start(obstacle.pos, edge.from);
    const Place<T> end(obstacle.pos, edge.to);
    const Place<T> leading = leading_corner(mover, met.hit->normal);
    if (obstacle.radius == 0) {
        // Exact: the ends lie on both sides of the path's line.
        return side(delta, leading, start) * side(delta, leading, end) < 0;
    }
    // The rounded edge's ends are no floating-point numbers: is the stop
    // between the lines through them, across the edge?
    const Place<T> stop(met.pos, leading.offset);
    return ahead(edge, start, stop) > 0 && ahead(edge, end, stop) < 0;
}

/// The length of the part of the obstacle's face that a mover is in front
/// of when it meets it, and 0 if the mover meets a corner or an arc. A
/// round mover meets a face in a point, but its center is in front of the
/// face, not of a corner.
template <class T>
constexpr T shared_span(const Hull<T>& mover, Vec2<T> delta,
                        const Sweep<T>& met, const Hull<T>& obstacle) {
    const Vec2<double> along_face = perpendicular(widened(met.hit->normal));
    const Vec2<double> apart = widened(met.pos) - widened(obstacle.pos);
    Projection covered;
    for (std::size_t i = 0; i < mover.count; ++i) {
        const double at =
            dot(along_face, apart + widened(mover.corners[i]));
        covered.add(at - mover.radius);
        covered.add(at + mover.radius);
    }

    // Edges may be almost parallel: the widest counts.
    double widest = 0;
    bool is_faced = false;
    for (std::size_t i = 0; i < obstacle.count && obstacle.count > 1; ++i) {
        const Way<T> edge = obstacle.edge(i);
        if (!has_normal(edge, met.hit->normal)) continue;
        const double start = dot(along_face, widened(edge.from));
        const double end = dot(along_face, widened(edge.to));
        const double low = std::max(covered.low, start);
        const double high = std::min(covered.high, end);
        widest = std::max(widest, high - low);
        is_faced = is_faced || faces(mover, delta, met, obstacle, edge);
    }
    const T width = narrowed<T>(widest);
    const bool has_width = covered.low < covered.high;
    return is_faced && !has_width ? least_width<T> : width;
}

/// Where the path of a mover without width crosses the face that it meets.
template <class T>
constexpr std::optional<Crossing<T>> crossing(const Hull<T>& mover,
                                              Vec2<T> delta,
                                              const Sweep<T>& met,
                                              const Hull<T>& obstacle) {
    if (obstacle.radius != 0) return {};
    for (std::size_t i = 0; i < obstacle.count && obstacle.count > 1; ++i) {
        const Way<T> edge = obstacle.edge(i);
        if (!has_normal(edge, met.hit->normal)) continue;
        if (!faces(mover, delta, met, obstacle, edge)) continue;
        return Crossing<T>{leading_corner(mover, met.hit->normal),
                           Place<T>(obstacle.pos, edge.from), edge};
    }
    return {};
}

/// For two boxes, the span that they share on the axis along the face.
template <class T>
constexpr T shared_span(const Aabb<T>& a, Vec2<T> delta,
                        const Sweep<T>& met, const Aabb<T>& b) {
    const Axis face = met.hit->normal.x != 0 ? Axis::y : Axis::x;
    const T h = along(a.half, face);
    const T k = along(b.half, face);
    if (h == 0 && k != 0) {
        return shared_span(hull_of(a), delta, met, hull_of(b));
    }
    const T p = along(met.pos, face);
    const T q = along(b.center, face);
    const T turn = -side_of_zero(p - q);
    const double common = sum_of(turn * p, h, -turn * q, k);
    const T least = h < k ? h : k;
    const T whole = T(2) * least;
    const T width = narrowed<T>(common);
    return width < 0 ? T(0) : (width > whole ? whole : width);
}

template <HasHull A, HasHull B, class T>
constexpr std::optional<Crossing<T>> crossing(const A& mover, Vec2<T> delta,
                                              const Sweep<T>& met,
                                              const B& obstacle) {
    return crossing(hull_of(mover), delta, met, hull_of(obstacle));
}
template <HasHull A, HasHull B, class T>
constexpr T shared_span(const A& mover, Vec2<T> delta, const Sweep<T>& met,
                        const B& obstacle) {
    return shared_span(hull_of(mover), delta, met, hull_of(obstacle));
}

}  // namespace isect::detail
