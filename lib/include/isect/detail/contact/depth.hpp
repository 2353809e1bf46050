#pragma once

#include <isect/aabb.hpp>
#include <isect/detail/coordinates.hpp>

namespace isect::detail {

/// How far a box reaches past the nearer face of another box on an axis, in
/// plain arithmetic, and how far rounding can have moved that.
struct Depth {
    double value{};
    double error{};
};

/// In units of 2^-53 of way + reach, the depth is off by at most 1 for the
/// way and the reach, which share it, and by 1 for their difference. The
/// third unit covers the roundings of the error itself, and of the
/// difference that it is compared with.
template <class T>
ISECT_FORCE_INLINE constexpr Depth plain_depth(T a, T b, T a_half,
                                               T b_half) {
    const double way = absolute(double{a} - double{b});
    const double reach = double{a_half} + double{b_half};
    return {reach - way, 3 * 0x1p-53 * (way + reach)};
}

}  // namespace isect::detail
