#pragma once

#include <algorithm>

namespace isect {

/// A span of numbers on one axis, in units of length or of time.
template <class T>
struct Interval {
    T min{};
    T max{};

    friend constexpr bool operator==(Interval, Interval) = default;

    /// Whether no number lies strictly between the ends. A span of a single
    /// number is empty too: touching is not overlapping.
    constexpr bool is_empty() const { return !(min < max); }
};

/// The intersection of two spans; empty if they share nothing.
template <class T>
constexpr Interval<T> overlap(Interval<T> a, Interval<T> b) {
    return {std::max(a.min, b.min), std::min(a.max, b.max)};
}

}  // namespace isect
