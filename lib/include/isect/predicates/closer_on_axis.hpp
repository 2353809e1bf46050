#pragma once

#include <isect/arithmetic.hpp>
#include <isect/axis.hpp>

namespace isect {

namespace detail {
/// Of sums that round to the same number, what the rounding took away.
ISECT_RARE constexpr int reach_by_losses(double near, double far, double h,
                                         double k) {
    const double room = two_sum(h, k).error;
    const double apart = two_sum(far, -near).error;
    if (room == apart) return 0;
    return room > apart ? 1 : -1;
}
}  // namespace detail

/// The sign of (h + k) - |a - b|. Rounding keeps order, so sums that round
/// to different numbers compare as those do; only equal ones need what the
/// rounding took away. Exact.
constexpr int reach_on_axis(double a, double b, double h, double k) {
    const double reach = h + k;
    const double apart = absolute(a - b);
    if (reach != apart) return reach > apart ? 1 : -1;
    return a < b ? detail::reach_by_losses(a, b, h, k)
                 : detail::reach_by_losses(b, a, h, k);
}

/// Whether a and b, on one axis, are closer than the extents h and k reach
/// together. Exact.
constexpr bool closer_on_axis(double a, double b, double h, double k) {
    const double reach = h + k;
    const double apart = absolute(a - b);
    if (reach != apart) return reach > apart;
    return reach_on_axis(a, b, h, k) > 0;
}

}  // namespace isect
