#pragma once

#include <isect/detail/predicates/inside_sum.hpp>

namespace isect::detail {

/// Whether a point that is not inside a Minkowski sum, rounded by both
/// radii, is on its surface. Exact.
template <class T>
ISECT_RARE constexpr bool is_on_sum(Vec2<T> point,
                                    const MinkowskiSum<T>& sum) {
    const bool is_round =
        sum.mover().radius != 0 || sum.obstacle().radius != 0;
    if (is_round) return inside_sum(point, sum).margin == 0;
    if (!inside_edges(point, sum, 0)) return false;
    if (sum.count() >= 3) return true;

    // On the line of a sum without width, the point must be between the
    // ends.
    const auto is_between = [&](auto ahead_of) {
        const int first = sign_of(ahead_of(sum.corner(0)));
        const int last = sign_of(ahead_of(sum.corner(sum.count() - 1)));
        return first * last <= 0;
    };
    return is_between([=](SumCorner<T> corner) {
               return [=](auto n) { return x_between(n, point, corner); };
           }) &&
           is_between([=](SumCorner<T> corner) {
               return [=](auto n) { return y_between(n, point, corner); };
           });
}

}  // namespace isect::detail
