#pragma once

#include <cstdint>
#include <limits>

// The answers rest on IEEE 754 arithmetic as it is written down: sums in
// the order of the text, rounded to nearest, in the width of their type.
#if defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) ||      \
    defined(__RECIPROCAL_MATH__) || defined(__NO_SIGNED_ZEROS__) || \
    defined(_M_FP_FAST)
#error "isect needs IEEE 754 arithmetic: compile without fast-math options"
#endif
#if defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__
#error "isect needs infinities: compile without -ffinite-math-only"
#endif
#if defined(__FLT_EVAL_METHOD__) && __FLT_EVAL_METHOD__ != 0
#error "isect needs each type in its own width: use SSE2, not the x87"
#endif
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#endif

// For what is needed once in a million queries, and is kept out of the
// others' way.
#if defined(__GNUC__)
#define ISECT_RARE [[gnu::noinline, gnu::cold]]
#else
#define ISECT_RARE
#endif
// For the few lines that queries consist of. A point that is passed to a
// function goes through memory, which costs more than most of these do, so
// what is built for speed has to have them in one piece, however much else
// its compiler has inlined already.
#if defined(__GNUC__) && defined(NDEBUG) && !defined(ISECT_NO_FORCE_INLINE)
#define ISECT_OFTEN [[gnu::always_inline]]
#else
#define ISECT_OFTEN
#endif

namespace isect {

/// A number and what rounding took from it: value + error is exact.
struct Rounded {
    double value{};
    double error{};
};

/// a + b without loss (Knuth, The Art of Computer Programming 2, 4.2.2).
ISECT_OFTEN constexpr Rounded two_sum(double a, double b) {
    const double sum = a + b;
    const double b_part = sum - a;
    const double a_part = sum - b_part;
    return {sum, (a - a_part) + (b - b_part)};
}

/// The upper half of a number's bits, and the rest (Dekker 1971).
ISECT_OFTEN constexpr Rounded split(double a) {
    const double scaled = 134217729.0 * a;  // 2^27 + 1
    const double upper = scaled - (scaled - a);
    return {upper, a - upper};
}

/// a * b without loss (Dekker, Numerische Mathematik 18, 1971). Not by
/// std::fma, which is no constant expression and slow where the processor
/// lacks it.
ISECT_OFTEN constexpr Rounded two_product(double a, double b) {
    const double product = a * b;
    const Rounded x = split(a);
    const Rounded y = split(b);
    const double rest =
        product - x.value * y.value - x.error * y.value - x.value * y.error;
    return {product, x.error * y.error - rest};
}

namespace detail {
template <class T>
struct BitsOf;
template <>
struct BitsOf<float> {
    using type = std::int32_t;
};
template <>
struct BitsOf<double> {
    using type = std::int64_t;
};
}  // namespace detail

/// The least number above a finite x, of zero the least of all, if a step
/// is wanted at all; else x. Without a branch for that, which would go
/// wrong half of the time.
template <class T>
ISECT_OFTEN constexpr T next_above_if(bool wanted, T x) {
    using Bits = typename detail::BitsOf<T>::type;
    const Bits steps = wanted ? 1 : 0;
    if (x == 0) return wanted ? std::numeric_limits<T>::denorm_min() : x;
    const auto bits = __builtin_bit_cast(Bits, x);
    return __builtin_bit_cast(T, bits + (bits < 0 ? -steps : steps));
}

/// The least number above a finite x. Of zero, the least of all.
template <class T>
ISECT_OFTEN constexpr T next_above(T x) {
    return next_above_if(true, x);
}

/// The greatest number below a finite x.
template <class T>
ISECT_OFTEN constexpr T next_below(T x) {
    return -next_above(-x);
}

/// Whether the arithmetic of this very build is what the library needs:
/// some compilers are told to be careless without defining a macro.
inline bool exact_arithmetic_works() {
    const volatile double one = 1;
    const volatile double tiny = 0x1p-80;
    const Rounded sum = two_sum(one, tiny);
    const volatile double odd = 1 + 0x1p-30;
    const Rounded square = two_product(odd, odd);
    const volatile double least = 0x1p-1074;
    return sum.value == 1 && sum.error == 0x1p-80 &&
           square.value == 1 + 0x1p-29 && square.error == 0x1p-60 &&
           least + least == 0x1p-1073;
}

}  // namespace isect
