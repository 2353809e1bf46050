#pragma once

#include <limits>

#include <isect/arithmetic.hpp>

namespace isect {

/// A yes or no, and how it was found. To algorithms it is no more than a
/// bool; a tracer can tell from it when plain arithmetic was not enough.
struct Decided {
    static constexpr double by_far =
        std::numeric_limits<double>::infinity();

    bool yes{};
    /// Where plain arithmetic left it open and exact arithmetic decided: as
    /// a length, how far the shapes are from just touching, above 0 for a
    /// yes, and 0 where they touch. Else by_far.
    double margin = by_far;

    constexpr operator bool() const { return yes; }
    constexpr bool exactly() const { return margin != by_far; }
};

/// The answer to two questions, of which the second is asked because the
/// first left it open: the second, and where it says the same, the closer
/// call of the two.
ISECT_OFTEN constexpr Decided then(Decided first, Decided second) {
    if (!first.exactly() || first.yes != second.yes) return second;
    const double a = first.margin < 0 ? -first.margin : first.margin;
    const double b = second.margin < 0 ? -second.margin : second.margin;
    return a < b ? first : second;
}

}  // namespace isect
