#pragma once

#include <isect/detail/coordinates.hpp>
#include <isect/detail/expansion.hpp>
#include <isect/detail/predicates/decided.hpp>

namespace isect::detail {

/// A number in plain arithmetic with an error bound: `size` is the value of
/// the same formula if nothing in it cancels.
struct Rough {
    double value{};
    double size{};

    constexpr Rough(double v, double s) : value(v), size(s) {}

    friend constexpr Rough operator+(Rough a, Rough b) {
        return {a.value + b.value, a.size + b.size};
    }
    friend constexpr Rough operator-(Rough a, Rough b) {
        return {a.value - b.value, a.size + b.size};
    }
    friend constexpr Rough operator*(Rough a, Rough b) {
        return {a.value * b.value, a.size * b.size};
    }

    /// No formula of this library rounds more than 14 times between an
    /// input and its value, each time by at most 2^-53 of the size.
    constexpr double error() const { return 0x1p-49 * size; }
    ISECT_FORCE_INLINE constexpr bool is_certain() const {
        return absolute(value) > error();
    }
};

/// An unrounded input. In a sum of two inputs nothing has cancelled yet, so
/// its size is its magnitude.
struct Given {
    double value{};

    constexpr explicit Given(double v) : value(v) {}
    constexpr operator Rough() const { return {value, absolute(value)}; }

    friend constexpr Rough operator+(Given a, Given b) {
        return Given(a.value + b.value);
    }
    friend constexpr Rough operator-(Given a, Given b) {
        return Given(a.value - b.value);
    }
    friend constexpr Rough operator*(Given a, Given b) {
        return Given(a.value * b.value);
    }
};

template <class Formula>
ISECT_RARE constexpr int exact_sign(Formula formula) {
    return formula([](double x) { return Expansion<1>(x); }).sign();
}
template <class Formula, class Slope>
ISECT_RARE constexpr Decided exactly_decided(Formula formula, Slope slope) {
    const double value =
        formula([](double x) { return Expansion<1>(x); }).estimate();
    const double per_length = slope();
    return {value > 0, per_length > 0 ? value / per_length : 0};
}

/// The sign, -1, 0 or 1, of a formula of +, - and * over doubles. The
/// formula takes a function that converts a double to a number type. It is
/// evaluated in plain arithmetic first and, in the rare case that the error
/// bound leaves the sign open, again with exact numbers.
template <class Formula>
ISECT_FORCE_INLINE constexpr int sign_of(const Formula& formula) {
    const Rough rough = formula([](double x) { return Given(x); });
    if (rough.is_certain()) return rough.value > 0 ? 1 : -1;
    if (rough.size == 0) return 0;
    return exact_sign(formula);
}

/// Whether a formula is positive, by one test that hardly ever fails.
template <class Formula>
ISECT_FORCE_INLINE constexpr bool is_positive(const Formula& formula) {
    const Rough rough = formula([](double x) { return Given(x); });
    if (rough.is_certain()) return rough.value > 0;
    return rough.size != 0 && exact_sign(formula) > 0;
}

/// The same, with the margin of a close call. `slope` is the change of the
/// formula's value per unit of length that a shape is moved.
template <class Formula, class Slope>
ISECT_FORCE_INLINE constexpr Decided decide(const Formula& formula,
                                            const Slope& slope) {
    const Rough rough = formula([](double x) { return Given(x); });
    if (rough.is_certain()) return {rough.value > 0};
    if (rough.size == 0) return {false};
    return exactly_decided(formula, slope);
}

}  // namespace isect::detail
