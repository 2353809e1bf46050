#pragma once

#include <limits>

#include <isect/detail/arithmetic.hpp>

namespace isect {

namespace detail {
/// Checks sums that any other rounding mode, or a wider register, gets
/// wrong.
template <class T>
bool rounds_to_nearest() {
    constexpr T ulp = std::numeric_limits<T>::epsilon();
    const volatile T one = 1;
    const volatile T third = ulp / 4 + ulp / 16;
    const volatile T over_half = ulp / 2 + ulp / 4096;
    return one + third == 1 && -one - third == -1 &&
           one + over_half == 1 + ulp && -one - over_half == -1 - ulp;
}

/// Whether subnormal numbers are both produced and read correctly. Where
/// they are read as 0, they also compare equal to each other.
template <class T>
bool keeps_least_numbers() {
    const volatile T normal = std::numeric_limits<T>::min();
    const volatile T least = std::numeric_limits<T>::denorm_min();
    const volatile T half = T(0.5) * normal;
    const volatile T twice = least + least;
    return least > 0 && twice > least && half > 0 && half < normal;
}

/// Whether a product is rounded before something is added to it, in code
/// that does not force it.
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
/// with subnormal numbers, and with each product rounded before anything is
/// added to it. A thread that has changed its rounding mode (fesetround) or
/// flushes subnormal numbers to 0 (the flags FTZ and DAZ, which some audio
/// and physics code sets) must restore them before it runs a query: until
/// then every query still ends, but its result may be wrong.
///
/// Call it once in your own program, built with your own options: some
/// compilers enable unsafe floating-point options without defining a macro.
inline bool exact_arithmetic_works() {
    const volatile double one = 1;
    const volatile double tiny = 0x1p-80;
    const detail::Rounded sum = detail::two_sum(one, tiny);
    const volatile double odd = 1 + 0x1p-30;
    const detail::Rounded square = detail::two_product(odd, odd);
    return sum.value == 1 && sum.error == 0x1p-80 &&
           square.value == 1 + 0x1p-29 && square.error == 0x1p-60 &&
           detail::rounds_to_nearest<float>() &&
           detail::rounds_to_nearest<double>() &&
           detail::keeps_least_numbers<float>() &&
           detail::keeps_least_numbers<double>() &&
           detail::rounds_products_first();
}

}  // namespace isect
