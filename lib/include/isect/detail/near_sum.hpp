#pragma once

#include <isect/detail/coordinates.hpp>
#include <isect/detail/expansion.hpp>

namespace isect::detail {

/// A sum of a few numbers in two parts, the nearest double and the
/// remainder, with a bound for the error of the two together.
struct NearSum {
    double value{};
    double error{};
    double slack{};

    /// Whether the remainder is certainly less than one ulp.
    ISECT_FORCE_INLINE constexpr bool is_rounded_once() const {
        return slack <= 0x1p-55 * absolute(value);
    }
};

/// The rounding errors of the additions are summed separately (Neumaier,
/// ZAMM 54, 1974). Only that sum of errors is rounded, fewer than eight
/// times.
template <class... Numbers>
ISECT_FORCE_INLINE constexpr NearSum near_sum(double first,
                                              Numbers... rest) {
    double sum = first;
    double lost = 0;
    double most_lost = 0;
    const auto add = [&](double number) {
        const Rounded next = two_sum(sum, number);
        sum = next.value;
        lost += next.error;
        most_lost += absolute(next.error);
    };
    (add(static_cast<double>(rest)), ...);
    const Rounded whole = two_sum(sum, lost);
    return {whole.value, whole.error, 0x1p-50 * most_lost};
}

template <class... Numbers>
ISECT_RARE constexpr double exactly_summed(Numbers... numbers) {
    return exact_sum(numbers...).estimate();
}

/// The sum of a few numbers as if it were computed exactly and rounded
/// once, to the nearest double or one next to it; its sign is exact.
template <class... Numbers>
ISECT_FORCE_INLINE constexpr double sum_of(Numbers... numbers) {
    const NearSum sum = near_sum(static_cast<double>(numbers)...);
    if (sum.is_rounded_once()) return sum.value;
    return exactly_summed(static_cast<double>(numbers)...);
}

constexpr double sum_of(double a, double b) {
    return a + b;
}

}  // namespace isect::detail
