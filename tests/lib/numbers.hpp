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

/// Of some more digits than T's, at the machine's own speed where it has such numbers.
using SwiftDouble =
    std::conditional_t<(std::numeric_limits<long double>::digits > 60), long double, Quad>;
template <class T>
using Swift = std::conditional_t<std::is_same_v<T, float>, double, SwiftDouble>;

/// Of so many digits that products of swift ones all but keep theirs.
using Wide = boost::multiprecision::number<
    boost::multiprecision::cpp_bin_float<512, boost::multiprecision::digit_base_2>,
    boost::multiprecision::et_off>;

/// What rounding may cost of a pair's size: some hundred operations.
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
/// By Newton's steps from the double's root.
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

/// Every sum and product is exact; up to 512 bits need no memory of their own.
using Whole = boost::multiprecision::number<
    boost::multiprecision::cpp_int_backend<512, 0, boost::multiprecision::signed_magnitude,
                                           boost::multiprecision::unchecked>,
    boost::multiprecision::et_off>;

/// The finest power of two of which some numbers are all whole multiples, and makes them that.
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
    /// Of a number that was added.
    Whole operator()(double value) const {
        if (value == 0) return 0;
        const Bits bits(value);
        return Whole(bits.digits) << (bits.step - step_);
    }

private:
    /// A number is its digits, of which the last is not 0, times 2 to the power of its step.
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
