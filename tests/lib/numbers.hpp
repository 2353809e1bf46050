// The number types of the oracle: fast ones, wide ones, and integers, which are exact.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <type_traits>

#include <boost/multiprecision/cpp_bin_float.hpp>
#include <boost/multiprecision/cpp_int.hpp>

#include <isect/vec2.hpp>

namespace oracle {

#if defined(__SIZEOF_FLOAT128__)
using Quad = __float128;
#else
using Quad = long double;
static_assert(std::numeric_limits<Quad>::digits >= 113, "the tests need numbers of 113 bits");
#endif

/// A few more digits than T has, at hardware speed where the machine has such numbers.
using SwiftDouble =
    std::conditional_t<(std::numeric_limits<long double>::digits > 60), long double, Quad>;
template <class T>
using Swift = std::conditional_t<std::is_same_v<T, float>, double, SwiftDouble>;

/// Enough digits that products of swift numbers lose almost nothing.
using Wide = boost::multiprecision::number<
    boost::multiprecision::cpp_bin_float<512, boost::multiprecision::digit_base_2>,
    boost::multiprecision::et_off>;

/// The greatest rounding error, relative to a pair's size, of about a hundred operations.
template <class N>
inline constexpr double slack = std::is_same_v<N, double> ? 0x1p-46 : 0x1p-57;

template <class N>
struct Number {
    N operator()(double value) const { return N(value); }
};

template <class N>
double to_double(N number) {
    return static_cast<double>(number);
}
template <class N>
N absolute(N x) {
    return x < 0 ? -x : x;
}

inline double root(double square) {
    return std::sqrt(square);
}
inline long double root(long double square) {
    return std::sqrt(square);
}
#if defined(__SIZEOF_FLOAT128__)
/// Refines the square root in double by Newton's method.
inline Quad root(Quad square) {
    if (!(square > 0)) return 0;
    Quad scale = 1;
    for (; square < Quad(0x1p-300); square *= Quad(0x1p600)) scale *= Quad(0x1p-300);
    for (; square > Quad(0x1p300); square *= Quad(0x1p-600)) scale *= Quad(0x1p300);
    Quad guess = std::sqrt(static_cast<double>(square));
    for (int step = 0; step < 2; ++step) guess = (guess + square / guess) / 2;
    return guess * scale;
}
#endif

/// Every sum and product is exact; up to 512 bits need no allocation.
using Whole = boost::multiprecision::number<
    boost::multiprecision::cpp_int_backend<512, 0, boost::multiprecision::signed_magnitude,
                                           boost::multiprecision::unchecked>,
    boost::multiprecision::et_off>;

/// Finds the largest power of two that divides all the added numbers, and scales them by it to
/// integers.
class Grid {
public:
    void add(double value) {
        if (value != 0) step_ = std::min(step_, Bits(value).step);
    }
    template <class T>
    void add(isect::Vec2<T> v) {
        add(double(v.x));
        add(double(v.y));
    }
    /// Converts a number that was added before.
    Whole operator()(double value) const {
        if (value == 0) return 0;
        const Bits bits(value);
        return Whole(bits.digits) << (bits.step - step_);
    }

private:
    /// A number is its digits, an odd integer, times 2 to the power of its step.
    struct Bits {
        long long digits;
        int step;

        explicit Bits(double value) {
            const double fraction = std::frexp(value, &step);
            digits = static_cast<long long>(std::ldexp(fraction, 53));
            const int zeros = std::countr_zero(static_cast<unsigned long long>(digits));
            digits /= 1LL << zeros;
            step += zeros - 53;
        }
    };

    int step_ = std::numeric_limits<int>::max();
};

}  // namespace oracle
