#pragma once

#include <isect/detail/arithmetic.hpp>
#include <isect/detail/coordinates.hpp>
#include <isect/detail/predicates/decided.hpp>

namespace isect::detail {

/// (h + k) - (a - b) where the two round to the same number, computed from
/// the rounding errors. Its sign is exact.
ISECT_RARE constexpr double room_by_losses(double a, double b, double h,
                                           double k) {
    return two_sum(h, k).error - two_sum(a, -b).error;
}
/// The same for (h + k) - |a - b|.
ISECT_RARE constexpr double room_on_axis_by_losses(double a, double b,
                                                   double h, double k) {
    return a < b ? room_by_losses(b, a, h, k) : room_by_losses(a, b, h, k);
}

/// Whether one sum is greater than another. Rounding is monotonic, so sums
/// that round to different numbers compare as those do; only sums that
/// round to the same number need their rounding errors.
template <class RoomByLosses>
ISECT_FORCE_INLINE constexpr Decided is_more(
    double reach, double way, const RoomByLosses& room_by_losses) {
    if (reach > way) return {true};
    if (reach < way) return {false};
    const double margin = room_by_losses();
    return {margin > 0, margin};
}

/// Whether h + k is greater than a - b. Exact.
ISECT_FORCE_INLINE constexpr Decided reaches(double a, double b, double h,
                                             double k) {
    return is_more(h + k, a - b,
                   [=] { return room_by_losses(a, b, h, k); });
}

/// Whether a and b, on one axis, are closer than the sum of the extents h
/// and k. Exact.
ISECT_FORCE_INLINE constexpr Decided closer_on_axis(double a, double b,
                                                    double h, double k) {
    return is_more(h + k, absolute(a - b),
                   [=] { return room_on_axis_by_losses(a, b, h, k); });
}

/// (h + k) - |a - b|: how much the extents h and k together exceed the
/// distance between a and b on one axis. Its sign is exact.
ISECT_FORCE_INLINE constexpr double room_on_axis(double a, double b,
                                                 double h, double k) {
    const double reach = h + k;
    const double apart = absolute(a - b);
    if (reach != apart) return reach - apart;
    return room_on_axis_by_losses(a, b, h, k);
}

/// Whether a coordinate is strictly inside a span about a center. Exact.
ISECT_FORCE_INLINE constexpr bool inside_span(double a, double center,
                                              double half) {
    return closer_on_axis(a, center, half, 0);
}

/// Whether a coordinate is strictly outside a span, beyond its ends. Exact.
ISECT_FORCE_INLINE constexpr bool outside_span(double a, double center,
                                               double half) {
    return room_on_axis(a, center, half, 0) < 0;
}

}  // namespace isect::detail
