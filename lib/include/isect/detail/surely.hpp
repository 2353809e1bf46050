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

/// Whether two shapes that don't overlap surely don't touch either, by
/// their gap in plain numbers. Rounding moves it by less than 2^-48 of the
/// sum of its magnitude and `size`, the sum of the shapes' extents; two
/// points have none.
ISECT_FORCE_INLINE constexpr bool surely_apart(double gap, double size) {
    return gap > 0x1p-46 * size || size == 0;
}

/// Whether two shapes surely don't just touch, by the same gap, which is
/// negative where they overlap: then its sign is right. Where squares may
/// overflow or underflow, nothing is sure.
ISECT_FORCE_INLINE constexpr bool surely_no_touch(double gap, double size) {
    const bool has_squares = size > 0x1p-300 && size < 0x1p300;
    const bool is_clear = absolute(gap) > 0x1p-46 * size;
    return is_clear && (has_squares || size == 0);
}

/// Whether plain arithmetic leaves a question open, so that it is asked
/// again, exactly.
struct TooClose {
    bool yes{};

    constexpr operator bool() const { return yes; }
};

}  // namespace isect::detail
