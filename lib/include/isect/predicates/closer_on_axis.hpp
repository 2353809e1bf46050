#pragma once

#include <isect/arithmetic.hpp>

namespace isect {

/// The sign of (h + k) - |a - b|. Rounding keeps order, so sums that round
/// to different numbers compare as those do; only equal ones need what the
/// rounding took away.
template <class T>
constexpr int reach_on_axis(T a, T b, T h, T k) {
    const Rounded reach = two_sum(h, k);
    const Rounded apart = a < b ? two_sum(b, -a) : two_sum(a, -b);
    if (reach.value != apart.value) {
        return reach.value > apart.value ? 1 : -1;
    }
    if (reach.error != apart.error) {
        return reach.error > apart.error ? 1 : -1;
    }
    return 0;
}

/// Whether a and b, on one axis, are closer than the extents h and k reach
/// together. Exact.
template <class T>
constexpr bool closer_on_axis(T a, T b, T h, T k) {
    return reach_on_axis(a, b, h, k) > 0;
}

}  // namespace isect
