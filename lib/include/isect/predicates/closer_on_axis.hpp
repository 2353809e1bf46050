#pragma once

#include <isect/arithmetic.hpp>
#include <isect/axis.hpp>
#include <isect/predicates/decided.hpp>

namespace isect {

namespace detail {
/// (h + k) - |a - b| where the two round to the same number: what is left
/// of what the rounding took away. Its sign is exact.
ISECT_RARE constexpr double reach_by_losses(double a, double b, double h,
                                            double k) {
    const double room = two_sum(h, k).error;
    const double apart =
        a < b ? two_sum(b, -a).error : two_sum(a, -b).error;
    return room - apart;
}
}  // namespace detail

/// The sign of (h + k) - |a - b|. Rounding keeps order, so sums that round
/// to different numbers compare as those do; only equal ones need what the
/// rounding took away. Exact.
constexpr int reach_on_axis(double a, double b, double h, double k) {
    const double reach = h + k;
    const double apart = absolute(a - b);
    if (reach != apart) return reach > apart ? 1 : -1;
    const double margin = detail::reach_by_losses(a, b, h, k);
    return margin == 0 ? 0 : (margin > 0 ? 1 : -1);
}

/// Whether a coordinate is inside of a span about a center. Exact.
constexpr bool inside_span(double a, double center, double half) {
    return reach_on_axis(a, center, half, 0) > 0;
}

/// Whether a and b, on one axis, are closer than the extents h and k reach
/// together. Exact.
constexpr Decided closer_on_axis(double a, double b, double h, double k) {
    const double reach = h + k;
    const double apart = absolute(a - b);
    if (reach != apart) return {reach > apart};
    const double margin = detail::reach_by_losses(a, b, h, k);
    return {margin > 0, true, margin};
}

}  // namespace isect
