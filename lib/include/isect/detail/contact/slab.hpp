#pragma once

#include <limits>

#include <isect/detail/arithmetic.hpp>
#include <isect/detail/coordinates.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect::detail {

/// When a path enters and leaves the space between two edges of a box, in
/// plain arithmetic, and how far rounding can have moved either of these
/// times.
struct Slab {
    double near{};
    double far{};
    double error{};
};

/// For a path that doesn't move on the axis, and so is between the edges
/// always or never. That is certain if the room is more than its rounding
/// error, of which `slack` is at least one and a half times as much.
ISECT_FORCE_INLINE constexpr Slab slab_of_still(double room, double slack) {
    constexpr double never = std::numeric_limits<double>::infinity();
    if (room > slack) return {-never, never, 0};
    if (room < -slack) return {never, -never, 0};
    return {0, 0, never};
}

/// The times at which a path reaches the edges of a box on one axis.
///
/// A time is (way - reach) / speed or (way + reach) / speed. In units of
/// 2^-53 of (way + reach) / speed, it is off by at most 1 for the way and
/// the reach, which share it, and by 1 each for their sum or difference,
/// for 1 / speed and for the product. The fifth unit covers the roundings
/// of the error itself, and of the differences that it is compared with.
template <class T>
ISECT_FORCE_INLINE constexpr Slab slab(T start, T delta, T center, T half,
                                       T padding) {
    const double turn = side_of_zero(double{delta});
    const double way = turn * (double{center} - double{start});
    const double reach = double{half} + double{padding};
    const double slack = 5 * 0x1p-53 * (absolute(way) + reach);
    if (delta == 0) return slab_of_still(reach - absolute(way), slack);
    const double per_length = 1 / absolute(double{delta});
    return {(way - reach) * per_length, (way + reach) * per_length,
            slack * per_length};
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
