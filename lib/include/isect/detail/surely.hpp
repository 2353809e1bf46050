#pragma once

#include <isect/detail/arithmetic.hpp>
#include <isect/detail/coordinates.hpp>

namespace isect::detail {

/// Compares numbers of which rounding may have moved two towards or past
/// each other by up to `error`: a number is surely less than another if the
/// real numbers are in that order too. It never is with an infinite error.
struct SurelyLess {
    double error{};

    ISECT_FORCE_INLINE constexpr bool operator()(double less,
                                                 double more) const {
        return more - less > error;
    }
};

/// Whether one of some conditions holds, or all of them do. They are all
/// evaluated, which costs less than branches that can't be predicted.
template <class... Conditions>
ISECT_FORCE_INLINE constexpr bool any_of(Conditions... conditions) {
    return (static_cast<unsigned>(conditions) | ...) != 0;
}
template <class... Conditions>
ISECT_FORCE_INLINE constexpr bool all_of(Conditions... conditions) {
    return (static_cast<unsigned>(conditions) & ...) != 0;
}

/// Rounding moves the gap between two shapes in plain numbers by less than
/// this share of the sum of its magnitude and `size`, the sum of the
/// shapes' extents; two points have none.
///
/// A circle and a capsule have the largest error. In units of 2^-53, with a
/// for the distance of the circle's center from the capsule's segment: the
/// vector between them is off by 16 of a and of the segment (see
/// from_segment), its length by 2 of a, the sum of the radii by 1 of itself
/// and the gap by 1 of itself. As a is at most the gap and the radii, that
/// is at most 19 of the gap and of the extents. 32 are allowed for, and a
/// search reached 0.27 of that.
inline constexpr double error_of_gap = 0x1p-48;

/// Whether two shapes that don't overlap surely don't touch either, by
/// their gap. Four times its error is kept clear.
ISECT_FORCE_INLINE constexpr bool surely_apart(double gap, double size) {
    return gap > 4 * error_of_gap * size || size == 0;
}

/// Whether two shapes surely don't just touch, by the same gap, which is
/// negative where they overlap: then its sign is right. Where squares may
/// overflow or underflow, nothing is sure.
ISECT_FORCE_INLINE constexpr bool surely_no_touch(double gap, double size) {
    const bool has_squares = size > 0x1p-300 && size < 0x1p300;
    const bool is_clear = absolute(gap) > 4 * error_of_gap * size;
    return is_clear && (has_squares || size == 0);
}

/// Whether plain arithmetic leaves a question open, so that it is asked
/// again, exactly.
struct TooClose {
    bool yes{};

    constexpr operator bool() const { return yes; }
};

}  // namespace isect::detail
