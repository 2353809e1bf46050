#pragma once

#include <isect/detail/minkowski_sum.hpp>
#include <isect/detail/predicates/within_radius.hpp>

namespace isect::detail {

/// Whether a point is inside a Minkowski sum without the radii: on the
/// inner side (1) of every edge or, with 0 for that, on the outer side of
/// none. Exact.
template <class T>
constexpr bool inside_edges(Vec2<T> point, const MinkowskiSum<T>& sum,
                            int inner = 1) {
    for (std::size_t i = 0; i < sum.count(); ++i) {
        const Way<T> direction = sum.edge(i).direction;
        if (side(direction, sum.corner(i), point) < inner) return false;
    }
    return true;
}

/// Whether a point is inside a Minkowski sum, rounded by both radii: it is
/// on the inner side of every edge or, with a radius, it is within that
/// radius of an edge that it is not on the inner side of. Exact.
template <class T>
constexpr Decided inside_sum(Vec2<T> point, const MinkowskiSum<T>& sum) {
    const T r = sum.mover().radius;
    const T s = sum.obstacle().radius;
    const bool is_round = r != 0 || s != 0;
    if (sum.count() == 1) return within_radius(point, sum.corner(0), r, s);

    Decided within_all{true};
    Decided near_one{};
    for (std::size_t i = 0; i < sum.count(); ++i) {
        const Way<T> direction = sum.edge(i).direction;
        const SumCorner<T> start = sum.corner(i);
        const Decided inner = is_left_of(direction, start, point);
        within_all = within_all ? then(within_all, inner) : within_all;
        if (inner) continue;
        if (!is_round) return inner;
        const SumCorner<T> end = sum.corner(sum.after(i));
        const Decided within_edge =
            segment_within_radius(direction, start, end, point, r, s);
        near_one = then(near_one, within_edge);
        if (near_one) return near_one;
    }
    return within_all ? within_all : near_one;
}

}  // namespace isect::detail
