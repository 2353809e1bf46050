#pragma once

#include <limits>

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

}  // namespace isect
