#pragma once

#include <array>
#include <cmath>

#include <isect/detail/arithmetic.hpp>

namespace isect {

struct SinCos {
    double sin{};
    double cos{};
};

namespace detail {
// A quarter turn as the unevaluated sum of three doubles, to 161 bits.
inline constexpr std::array<double, 3> quarter_turn = {
    0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54, -0x1.f1976b7ed8fbcp-110};

/// The remainder of an angle after whole quarter turns (Cody and Waite,
/// Software Manual for the Elementary Functions, 1980). It is at most an
/// eighth of a turn.
constexpr Rounded without_quarters(double angle, double quarters) {
    Rounded rest{angle, 0};
    for (const double part : quarter_turn) {
        const Rounded product = two_product(quarters, part);
        const Rounded left = two_sum(rest.value, -product.value);
        const double lost = left.error + (rest.error - product.error);
        rest = two_sum(left.value, lost);
    }
    return rest;
}

/// The Taylor polynomial in x^2 with coefficients 1/n! of alternating sign,
/// for every second n down to `last`, divided by its lowest power of x.
constexpr double taylor(double square, int first, int last) {
    double sum = 0;
    for (int n = first; n >= last; n -= 2) {
        double factorial = 1;
        for (int k = 2; k <= n; ++k) factorial *= k;
        const double sign = (n / 2) % 2 == 0 ? 1 : -1;
        sum = sum * square + sign / factorial;
    }
    return sum;
}

// Both functions keep the leading terms separate from the small remainder,
// so that only the last addition rounds.
constexpr double sin_of_eighth(Rounded x) {
    const double square = x.value * x.value;
    const double rest = x.value * square * taylor(square, 17, 3);
    return x.value + (rest + x.error * (1 - 0.5 * square));
}

constexpr double cos_of_eighth(Rounded x) {
    const double square = x.value * x.value;
    const Rounded leading = two_sum(1, -0.5 * square);
    const double rest = square * square * taylor(square, 18, 4);
    return leading.value + (leading.error + (rest - x.value * x.error));
}

/// The same direction some quarter turns further: each maps (cos, sin) to
/// (-sin, cos).
constexpr SinCos turned_by_quarters(SinCos rest, long long quarters) {
    switch (quarters & 3) {
        case 0:
            return rest;
        case 1:
            return {rest.cos, -rest.sin};
        case 2:
            return {-rest.sin, -rest.cos};
        default:
            return {-rest.cos, rest.sin};
    }
}
}  // namespace detail

/// Sine and cosine within 1 ulp for angles up to 2^30 radians, by IEEE
/// operations alone: the result has the same bits on every machine, unlike
/// that of the standard libraries. Larger angles are first reduced modulo
/// 2^30, so that something that turns for a very long time jumps now and
/// then but stays on its circle. For an infinite angle or NaN, both are
/// NaN.
inline SinCos sin_cos(double angle) {
    if (std::abs(angle) > 0x1p30) angle = std::fmod(angle, 0x1p30);
    if (angle != angle) return {angle, angle};
    const double quarters =
        std::floor(angle / detail::quarter_turn[0] + 0.5);
    const detail::Rounded rest = detail::without_quarters(angle, quarters);
    return detail::turned_by_quarters(
        {detail::sin_of_eighth(rest), detail::cos_of_eighth(rest)},
        static_cast<long long>(quarters));
}

/// The same for an angle in degrees, within 3 ulp. Quarter turns are exact.
inline SinCos sin_cos_of_degrees(double degrees) {
    int quarters = 0;
    const double rest = std::remquo(degrees, 90.0, &quarters);
    constexpr double radians = detail::quarter_turn[0] / 90;
    return detail::turned_by_quarters(sin_cos(rest * radians), quarters);
}

}  // namespace isect
