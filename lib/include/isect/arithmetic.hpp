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
#elif defined(_MSC_VER)
#pragma fp_contract(off)
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

/// A product that is rounded before anything is added to it. g++ makes one
/// operation of the two wherever the processor has it, and then one line
/// would take the product as it is and the next as it is rounded.
template <class T>
ISECT_OFTEN constexpr T rounded_first(T product) {
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
ISECT_OFTEN constexpr Rounded two_sum(double a, double b) {
    a = rounded_first(a);
    b = rounded_first(b);
    const double sum = a + b;
    const double b_part = sum - a;
    const double a_part = sum - b_part;
    return {sum, (a - a_part) + (b - b_part)};
}

/// The upper half of a number's bits, and the rest (Dekker 1971).
ISECT_OFTEN constexpr Rounded split(double a) {
    const double scaled = rounded_first(134217729.0 * a);  // 2^27 + 1
    const double upper = scaled - (scaled - a);
    return {upper, a - upper};
}

/// a * b without loss (Dekker, Numerische Mathematik 18, 1971). Not by
/// std::fma, which is no constant expression and slow where the processor
/// lacks it.
ISECT_OFTEN constexpr Rounded two_product(double a, double b) {
    const double product = rounded_first(a * b);
    // The halves are short, so that their products are exact, fused or not.
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
    using type = std::uint32_t;
};
template <>
struct BitsOf<double> {
    using type = std::uint64_t;
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
    // Unsigned, since the bits of the last NaN have no next number.
    constexpr Bits sign = Bits(1) << (8 * sizeof(T) - 1);
    const auto bits = __builtin_bit_cast(Bits, x);
    const bool is_below_zero = (bits & sign) != 0;
    return __builtin_bit_cast(T,
                              is_below_zero ? bits - steps : bits + steps);
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

namespace detail {
/// Sums that each other way of rounding, or a wider register, gets wrong.
template <class T>
bool rounds_to_nearest() {
    constexpr T ulp = std::numeric_limits<T>::epsilon();
    const volatile T one = 1;
    const volatile T third = ulp / 4 + ulp / 16;
    const volatile T over_half = ulp / 2 + ulp / 4096;
    return one + third == 1 && -one - third == -1 &&
           one + over_half == 1 + ulp && -one - over_half == -1 - ulp;
}

/// Whether numbers below the least normal one are made, and are read. Where
/// they are read as 0, they also equal each other.
template <class T>
bool keeps_least_numbers() {
    const volatile T normal = std::numeric_limits<T>::min();
    const volatile T least = std::numeric_limits<T>::denorm_min();
    const volatile T half = T(0.5) * normal;
    const volatile T twice = least + least;
    return least > 0 && twice > least && half > 0 && half < normal;
}

/// Whether a product is rounded before it is added to, where nothing else
/// needs it.
inline bool rounds_products_first() {
    const volatile double odd = 1 + 0x1p-30;
    const volatile double square = odd * odd;
    const double lost = rounded_first(odd * odd) - square;
    const volatile double big = 0x1p60;
    const Rounded sum = two_sum(odd * odd, big);
    return lost == 0 && sum.value == big && sum.error == square;
}
}  // namespace detail

/// Whether the arithmetic of this build, on this thread and at this moment,
/// is what the library needs: rounded to nearest, in each type's own width,
/// with numbers down to the least, each product rounded before it is added
/// to. A thread that has changed its rounding mode (fesetround), or reads
/// or writes the least numbers as 0 (the flags FTZ and DAZ, which some
/// audio and physics code sets), has to set it back before it asks the
/// library: until then every query still ends, but its answer may be wrong.
///
/// Ask it once in your own program, with the options that it is built with;
/// some compilers are told to be careless without defining a macro.
inline bool exact_arithmetic_works() {
    const volatile double one = 1;
    const volatile double tiny = 0x1p-80;
    const Rounded sum = two_sum(one, tiny);
    const volatile double odd = 1 + 0x1p-30;
    const Rounded square = two_product(odd, odd);
    return sum.value == 1 && sum.error == 0x1p-80 &&
           square.value == 1 + 0x1p-29 && square.error == 0x1p-60 &&
           detail::rounds_to_nearest<float>() &&
           detail::rounds_to_nearest<double>() &&
           detail::keeps_least_numbers<float>() &&
           detail::keeps_least_numbers<double>() &&
           detail::rounds_products_first();
}

}  // namespace isect
