#pragma once

namespace isect {

/// A yes or no, and how it was found. To algorithms it is no more than a
/// bool; a tracer can tell from it when plain arithmetic was not enough.
struct Decided {
    bool yes{};
    /// Whether plain arithmetic left it open, and exact arithmetic decided.
    bool exactly{};
    /// Then, as a length, how far the shapes are from just touching: above
    /// 0 for a yes, and 0 where they touch.
    double margin{};

    constexpr operator bool() const { return yes; }
};

namespace detail {
constexpr bool is_closer_call(const Decided& a, const Decided& b) {
    if (a.exactly != b.exactly) return a.exactly;
    const double first = a.margin < 0 ? -a.margin : a.margin;
    const double second = b.margin < 0 ? -b.margin : b.margin;
    return first < second;
}
}  // namespace detail

/// The answer to two questions, of which the second is asked because the
/// first left it open: the second, and where it says the same, the closer
/// call of the two.
constexpr Decided then(const Decided& first, const Decided& second) {
    if (first.yes != second.yes) return second;
    return detail::is_closer_call(first, second) ? first : second;
}

}  // namespace isect
