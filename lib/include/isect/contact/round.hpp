#pragma once

#include <algorithm>
#include <cmath>

#include <isect/hit.hpp>
#include <isect/predicates/place.hpp>
#include <isect/rounding.hpp>
#include <isect/unit_vector.hpp>

namespace isect {

/// a - b, each coordinate as if rounded once.
template <class T>
constexpr Vec2<double> between(Vec2<T> a, const Place<T>& b) {
    return {sum_of(a.x, -b.base.x, -b.offset.x),
            sum_of(a.y, -b.base.y, -b.offset.y)};
}

template <class T>
constexpr Vec2<double> between(const Place<T>& a, const Place<T>& b) {
    return {sum_of(a.base.x, a.offset.x, -b.base.x, -b.offset.x),
            sum_of(a.base.y, a.offset.y, -b.base.y, -b.offset.y)};
}

/// Where a position has to be to touch, from outside, a disc of radius
/// r + s about a place, at a point with this normal; or a straight edge
/// that touches that disc there.
///
/// The sum is taken in double, where rounding may cost some three ulp, so
/// along a slanted normal it aims further out. Along an axis no such slack
/// is needed: the edge is rounded outward exactly.
template <class T>
struct RoundEdge {
    Place<double> center;
    double r{};
    double s{};
    Vec2<double> normal;
    /// One ulp, in double, of the sum of the query's magnitudes.
    double unit_of_rounding{};
    bool is_straight{};

    /// The point of the obstacle itself, whose own radius is given.
    constexpr Vec2<T> point_at(T radius) const {
        const double reach = radius;
        const Vec2<double> b = center.base;
        const Vec2<double> o = center.offset;
        return {narrowed<T>(sum_of(b.x, o.x, normal.x * reach)),
                narrowed<T>(sum_of(b.y, o.y, normal.y * reach))};
    }

    /// The coordinate to reach.
    constexpr double target(Axis axis) const {
        const double n = along(normal, axis);
        const double base = along(center.base, axis);
        const double offset = along(center.offset, axis);
        if (along(normal, other(axis)) == 0) {
            const auto edge = exact_sum(n * base, n * offset, r, s);
            return n * static_cast<double>(rounded_up<T>(edge));
        }
        return sum_of(base, offset, n * safe_reach());
    }

    /// The coordinate to reach, on the side of `toward`, where the other
    /// one is given and does not change.
    double target_beside(T beside, Axis axis, T toward) const {
        const Axis across = other(axis);
        const double n_across = along(normal, across);
        if (n_across == 0) return target(axis);
        const double aside = sum_of(beside, -along(center.base, across),
                                    -along(center.offset, across));
        const double reach = safe_reach();
        const double room = reach - std::abs(aside);
        const double chord =
            std::max(room, 0.0) * (reach + std::abs(aside));
        const double way =
            is_straight ? (reach - aside * n_across) / along(normal, axis)
                        : toward * std::sqrt(chord);
        return sum_of(along(center.base, axis), along(center.offset, axis),
                      way);
    }

    /// The distance from the center, with the slack.
    constexpr double safe_reach() const {
        return sum_of(r, s) + (is_straight ? 4 : 3) * unit_of_rounding;
    }
};

template <class T>
RoundEdge<T> round_edge(Vec2<T> mover, const Place<T>& center, T r, T s,
                        Vec2<double> normal) {
    const double x = size_of_all(mover.x, center.base.x, center.offset.x);
    const double y = size_of_all(mover.y, center.base.y, center.offset.y);
    const double size =
        std::max(x, y) + static_cast<double>(r) + static_cast<double>(s);
    return {Place<double>(widened(center.base), widened(center.offset)),
            r,
            s,
            normal,
            ulp<double>(size),
            false};
}

/// The way from a position to an edge, coordinate by coordinate; none on
/// an axis that the normal has no part in.
template <class T>
Vec2<T> push_to(const RoundEdge<T>& edge, Vec2<T> from) {
    const auto way = [&](Axis axis) {
        const double n = along(edge.normal, axis);
        if (n == 0) return T(0);
        const T toward = n < 0 ? T(-1) : T(1);
        return way_to(along(from, axis), edge.target(axis), toward);
    };
    return {way(Axis::x), way(Axis::y)};
}

/// Where a mover on its way along delta stops at an edge. A coordinate
/// that doesn't move keeps its bits; the other then clears the edge alone,
/// at the worst where it started.
template <class T>
Vec2<T> stop_at(const RoundEdge<T>& edge, Vec2<T> start, Vec2<T> delta,
                T time) {
    const auto stop = [&](Axis axis) {
        const T from = along(start, axis);
        const T way = along(delta, axis);
        if (way == 0) return from;
        const double n = along(edge.normal, axis);
        if (n == 0) return from + time * way;
        const T toward = n < 0 ? T(-1) : T(1);
        if (along(delta, other(axis)) == 0) {
            const T beside = along(start, other(axis));
            const double target = edge.target_beside(beside, axis, toward);
            const T clear = not_before(target, toward);
            return toward * clear < toward * from ? clear : from;
        }
        return not_before(edge.target(axis), toward);
    };
    return {stop(Axis::x), stop(Axis::y)};
}

}  // namespace isect
