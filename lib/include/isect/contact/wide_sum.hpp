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

/// Where a point is, seen from each edge of a sum: how far in front of it
/// and how far along.
template <class Number>
struct SeenFromEdges {
    std::array<Number, WideSum<Number>::capacity> before;
    std::array<Number, WideSum<Number>::capacity> foot;
    std::size_t foremost{};

    SeenFromEdges(const WideSum<Number>& sum, Vec2<Number> point) {
        for (std::size_t i = 0; i < sum.count; ++i) {
            const Vec2<Number> forward = sum.forward[i];
            const Vec2<Number> apart = point - sum.corners[i];
            before[i] = cross(apart, forward);
            foot[i] = dot(forward, apart);
            if (before[i] > before[foremost]) foremost = i;
        }
    }
    bool is_in_front(std::size_t i) const {
        return !(before[i] < Number{});
    }
    Nearest<Number> edge(const WideSum<Number>& sum, std::size_t i) const {
        const Vec2<Number> forward = sum.forward[i];
        return {{forward.y, -forward.x}, before[i], i, true, foot[i]};
    }
};

/// The part of a sum that a point is nearest to. Inside, that is the edge
/// that it is the least behind. Outside, it is the edge that it is in front
/// of and beside, or else the corner past the one edge and before the next:
/// by regions, since from far away distances round to the same number. Of
/// several as near, the first.
template <class Number>
Nearest<Number> nearest_part(const WideSum<Number>& sum,
                             Vec2<Number> point) {
    if (sum.count == 1) return nearest_corner(sum, 0, point);
    const SeenFromEdges<Number> seen(sum, point);
    if (!seen.is_in_front(seen.foremost)) {
        return seen.edge(sum, seen.foremost);
    }

    // Just above an end, the edge is as good, and flat.
    const Number slack = sum.slack();
    for (std::size_t i = 0; i < sum.count; ++i) {
        const bool is_beside = !(seen.foot[i] < -slack) &&
                               !(seen.foot[i] > sum.lengths[i] + slack);
        if (seen.is_in_front(i) && is_beside) return seen.edge(sum, i);
    }
    std::size_t last = sum.count - 1;
    for (std::size_t i = 0; i < sum.count; ++i) {
        const bool follows_last = seen.is_in_front(last);
        const bool is_past = !follows_last || seen.foot[last] > Number{};
        const bool is_short =
            !seen.is_in_front(i) || seen.foot[i] < Number{};
        const bool is_seen = follows_last || seen.is_in_front(i);
        if (is_seen && is_past && is_short) {
            return nearest_corner(sum, i, point);
        }
        last = i;
    }
    return nearest_corner(sum, seen.foremost, point);
}

}  // namespace isect
