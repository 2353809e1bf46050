#pragma once

#include <limits>

namespace isect {

/// A yes or no, and how close the decision was. Algorithms use it as a
/// bool; a tracer can see from it when plain arithmetic was not enough.
struct Decided {
    static constexpr double by_far =
        std::numeric_limits<double>::infinity();

    bool yes{};
    /// If exact arithmetic had to decide, how far the shapes are from just
    /// touching, as a length: positive for a yes, and 0 where they touch.
    /// Otherwise by_far.
    double margin = by_far;

    constexpr operator bool() const { return yes; }
    constexpr bool exactly() const { return margin != by_far; }
};

}  // namespace isect
