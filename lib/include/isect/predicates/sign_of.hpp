#pragma once

#include <isect/expansion.hpp>

namespace isect {

/// A number in plain arithmetic that knows how far off it may be: `size` is
/// what the same formula gives if nothing in it cancels.
struct Rough {
    double value{};
    double size{};

    constexpr Rough() = default;
    constexpr Rough(double v, double s) : value(v), size(s) {}
    constexpr explicit Rough(double v) : value(v), size(v < 0 ? -v : v) {}

    friend constexpr Rough operator+(Rough a, Rough b) {
        return {a.value + b.value, a.size + b.size};
    }
    friend constexpr Rough operator-(Rough a, Rough b) {
        return {a.value - b.value, a.size + b.size};
    }
    friend constexpr Rough operator*(Rough a, Rough b) {
        return {a.value * b.value, a.size * b.size};
    }

    /// No formula of this library rounds more than 14 times on the way
    /// from an input to its value, each time by 2^-53 of the size at most.
    constexpr double error() const { return 0x1p-49 * size; }
};

namespace detail {
template <class Formula>
#if defined(__GNUC__)
[[gnu::noinline, gnu::cold]]
#endif
constexpr int
exact_sign(const Formula& formula) {
    return formula([](double x) { return Expansion<1>(x); }).sign();
}
}  // namespace detail

/// The sign, -1, 0 or 1, of a formula of +, - and * over doubles. The
/// formula takes a function that makes a number of a double, and is
/// evaluated in plain arithmetic first; in the rare case that the error
/// bound leaves the sign open, once more with exact numbers.
template <class Formula>
constexpr int sign_of(const Formula& formula) {
    const Rough rough = formula([](double x) { return Rough(x); });
    if (rough.value > rough.error()) return 1;
    if (rough.value < -rough.error()) return -1;
    if (rough.size == 0) return 0;
    return detail::exact_sign(formula);
}

}  // namespace isect
