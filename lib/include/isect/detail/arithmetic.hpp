#pragma once

#include <cstdint>
#include <limits>

// The results depend on IEEE 754 arithmetic exactly as written: sums in the
// order of the source, rounded to nearest, in the width of their type.
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
#elif defined(_MSC_VER)
#pragma fp_contract(off)
#endif

// Marks code that almost never runs, so that it stays out of the hot path.
#if defined(__GNUC__)
#define ISECT_RARE [[gnu::noinline, gnu::cold]]
#else
#define ISECT_RARE
#endif
// Marks the exact half of a query, which a copy of it beside each call
// would only make longer.
#if defined(__GNUC__)
#define ISECT_CLOSE_CALL [[gnu::noinline]]
#else
#define ISECT_CLOSE_CALL
#endif
// Marks the small functions that queries consist of. A point that is passed
// to a function call goes through memory, which costs more than most of
// them do, so an optimised build (NDEBUG) inlines them whatever the
// compiler's own limits. Define ISECT_NO_FORCE_INLINE where build time
// matters more than query time.
#if defined(__GNUC__) && defined(NDEBUG) && !defined(ISECT_NO_FORCE_INLINE)
#define ISECT_FORCE_INLINE [[gnu::always_inline]]
#else
#define ISECT_FORCE_INLINE
#endif

namespace isect::detail {

/// A number and its rounding error: value + error is exact.
struct Rounded {
    double value{};
    double error{};
};

/// A product that is rounded before anything is added to it. Where the
/// processor has a fused multiply-add, g++ uses it, so that one line would
/// use the exact product and the next the rounded one.
template <class T>
ISECT_FORCE_INLINE constexpr T rounded_first(T product) {
#if defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 12
    return __builtin_assoc_barrier(product);
#elif defined(__GNUC__) && !defined(__clang__)
    if (__builtin_is_constant_evaluated()) return product;
#if defined(__SSE2__)
    __asm__("" : "+x"(product));
#elif defined(__aarch64__)
    __asm__("" : "+w"(product));
#else
    __asm__("" : "+m"(product));
#endif
    return product;
#else
    return product;
#endif
}

/// a + b without loss (Knuth, The Art of Computer Programming 2, 4.2.2).
ISECT_FORCE_INLINE constexpr Rounded two_sum(double a, double b) {
    a = rounded_first(a);
    b = rounded_first(b);
    const double sum = a + b;
    const double b_part = sum - a;
    const double a_part = sum - b_part;
    return {sum, (a - a_part) + (b - b_part)};
}

/// The upper half of a number's bits, and the rest (Dekker, 1971).
ISECT_FORCE_INLINE constexpr Rounded split(double a) {
    const double scaled = rounded_first(134217729.0 * a);  // 2^27 + 1
    const double upper = scaled - (scaled - a);
    return {upper, a - upper};
}

/// a * b without loss (Dekker, Numerische Mathematik 18, 1971). It doesn't
/// use std::fma, which is not constexpr and is slow on processors without
/// it.
ISECT_FORCE_INLINE constexpr Rounded two_product(double a, double b) {
    const double product = rounded_first(a * b);
    // The halves are short, so that their products are exact, fused or not.
    const Rounded x = split(a);
    const Rounded y = split(b);
    const double rest =
        product - x.value * y.value - x.error * y.value - x.value * y.error;
    return {product, x.error * y.error - rest};
}

template <class T>
struct BitsOf;
template <>
struct BitsOf<float> {
    using type = std::uint32_t;
};
template <>
struct BitsOf<double> {
    using type = std::uint64_t;
};

/// The least number above a finite x (for zero, the least positive number)
/// if a step is wanted, otherwise x. It avoids a branch on that, which
/// would be mispredicted half of the time.
template <class T>
ISECT_FORCE_INLINE constexpr T next_above_if(bool wanted, T x) {
    using Bits = typename BitsOf<T>::type;
    const Bits steps = wanted ? 1 : 0;
    if (x == 0) return wanted ? std::numeric_limits<T>::denorm_min() : x;
    // Unsigned, since the bits of the last NaN have no next number.
    constexpr Bits sign = Bits(1) << (8 * sizeof(T) - 1);
    const auto bits = __builtin_bit_cast(Bits, x);
    const bool is_below_zero = (bits & sign) != 0;
    return __builtin_bit_cast(T,
                              is_below_zero ? bits - steps : bits + steps);
}

/// The least number above a finite x; for zero, the least positive number.
template <class T>
ISECT_FORCE_INLINE constexpr T next_above(T x) {
    return next_above_if(true, x);
}

/// The greatest number below a finite x.
template <class T>
ISECT_FORCE_INLINE constexpr T next_below(T x) {
    return -next_above(-x);
}

}  // namespace isect::detail
