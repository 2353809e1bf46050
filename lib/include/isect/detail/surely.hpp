#pragma once

#include <isect/detail/arithmetic.hpp>

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

/// Whether plain arithmetic leaves a question open, so that it is asked
/// again, exactly.
struct TooClose {
    bool yes{};

    constexpr operator bool() const { return yes; }
};

}  // namespace isect::detail
