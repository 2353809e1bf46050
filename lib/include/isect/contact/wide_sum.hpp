#pragma once

#include <array>
#include <cmath>
#include <cstddef>

#include <isect/minkowski_sum.hpp>
#include <isect/wide.hpp>

namespace isect {

template <class Number, class T>
constexpr Vec2<Number> to_wide(Vec2<T> v) {
    return {Number(static_cast<double>(v.x)),
            Number(static_cast<double>(v.y))};
}

/// The corners of a Minkowski sum without its radius, seen from the
/// obstacle's position, and the unit directions of its edges, in a number
/// type of more digits than the shapes'.
template <class Number>
struct WideSum {
    static constexpr std::size_t capacity = MinkowskiSum<double>::capacity;

    std::array<Vec2<Number>, capacity> corners;
    std::array<Vec2<Number>, capacity> forward;
    std::array<Number, capacity> lengths;
    std::size_t count{};
    Number radius{};
    /// The size of the query's numbers, for what rounding may cost.
    double size{};

    Number slack() const { return Number(wide_slack<Number> * size); }
};

template <class Number, class T>
WideSum<Number> wide_sum(const MinkowskiSum<T>& sum) {
    WideSum<Number> wide;
    wide.count = sum.count();
    wide.radius = Number(static_cast<double>(sum.mover().radius)) +
                  Number(static_cast<double>(sum.obstacle().radius));
    for (std::size_t i = 0; i < sum.count(); ++i) {
        const SumCorner<T> corner = sum.corner(i);
        wide.corners[i] = to_wide<Number>(corner.of_obstacle) -
                          to_wide<Number>(corner.of_mover);
    }
    if (sum.count() == 1) return wide;
    using std::sqrt;
    for (std::size_t i = 0; i < sum.count(); ++i) {
        const Way<T>& way = sum.edge(i).direction;
        const Vec2<Number> d =
            to_wide<Number>(way.to) - to_wide<Number>(way.from);
        const Number length = sqrt(length_squared(d));
        wide.forward[i] = {d.x / length, d.y / length};
        const Vec2<Number> whole =
            wide.corners[sum.after(i)] - wide.corners[i];
        wide.lengths[i] = dot(wide.forward[i], whole);
    }
    return wide;
}

/// The part of a Minkowski sum that a point is nearest to.
template <class Number>
struct Nearest {
    /// Out of the sum, of unit length.
    Vec2<Number> normal;
    /// From the sum without its radius; negative inside of it.
    Number distance{};
    /// A corner, or else the edge that begins there.
    std::size_t corner{};
    bool is_edge{};
    /// How far along that edge.
    Number foot{};
};

/// From the corner of a sum to a point. Of the corner itself, along x: a
/// rule for the one case in which every direction is as good.
template <class Number>
Nearest<Number> nearest_corner(const WideSum<Number>& sum, std::size_t i,
                               Vec2<Number> point) {
    using std::sqrt;
    const Vec2<Number> apart = point - sum.corners[i];
    const Number distance = sqrt(length_squared(apart));
    if (distance == Number(0)) {
        return {{Number(1), Number(0)}, Number(0), i, false, Number(0)};
    }
    const Vec2<Number> normal{apart.x / distance, apart.y / distance};
    return {normal, distance, i, false, Number(0)};
}

/// The part of a sum that a point is nearest to. Outside, that is an edge
/// that the point is in front of, or the end of one; inside, the edge that
/// it is the least behind. Of several as near, the first.
template <class Number>
Nearest<Number> nearest_part(const WideSum<Number>& sum,
                             Vec2<Number> point) {
    if (sum.count == 1) return nearest_corner(sum, 0, point);
    Nearest<Number> least_behind;
    Nearest<Number> in_front;
    bool is_in_front = false;
    const Number slack = sum.slack();
    for (std::size_t i = 0; i < sum.count; ++i) {
        // How far is the point in front of this edge, and along it?
        const Vec2<Number> forward = sum.forward[i];
        const Vec2<Number> out{forward.y, -forward.x};
        const Vec2<Number> apart = point - sum.corners[i];
        const Number before = dot(out, apart);
        const Number foot = dot(forward, apart);
        Nearest<Number> edge{out, before, i, true, foot};
        if (i == 0 || before > least_behind.distance) least_behind = edge;
        if (before < Number(0)) continue;

        // Beside the edge, its ends are nearer. Just above an end, the edge
        // is as good, and flat.
        const std::size_t next = i + 1 < sum.count ? i + 1 : 0;
        if (foot < -slack) edge = nearest_corner(sum, i, point);
        if (foot > sum.lengths[i] + slack)
            edge = nearest_corner(sum, next, point);
        if (!is_in_front || edge.distance < in_front.distance) {
            in_front = edge;
        }
        is_in_front = true;
    }
    return is_in_front ? in_front : least_behind;
}

}  // namespace isect
