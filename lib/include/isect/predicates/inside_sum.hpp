#pragma once

#include <isect/minkowski_sum.hpp>
#include <isect/predicates/within_radius.hpp>

namespace isect {

/// Whether a point is inside of a Minkowski sum, rounded by both radii: it
/// is on the inner side of every edge, or, where there is a radius, within
/// it of an edge that it is not on the inner side of. Exact.
template <class T>
constexpr bool inside_sum(Vec2<T> point, const MinkowskiSum<T>& sum) {
    const T r = sum.mover().radius;
    const T s = sum.obstacle().radius;
    const bool is_round = r != 0 || s != 0;
    if (sum.count() == 1) return within_radius(point, sum.corner(0), r, s);

    bool is_within_all = true;
    for (std::size_t i = 0; i < sum.count(); ++i) {
        const Way<T> direction = sum.edge(i).direction;
        const SumCorner<T> start = sum.corner(i);
        if (side(direction, start, point) > 0) continue;
        if (!is_round) return false;
        is_within_all = false;
        const SumCorner<T> end = sum.corner(sum.after(i));
        if (segment_within_radius(direction, start, end, point, r, s)) {
            return true;
        }
    }
    return is_within_all;
}

}  // namespace isect
