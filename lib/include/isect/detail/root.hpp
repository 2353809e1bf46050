#pragma once

#include <cmath>

#include <isect/detail/arithmetic.hpp>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace isect::detail {

/// The square root of a non-negative number, rounded to nearest.
///
/// std::sqrt also has to set errno for negative numbers. Compilers add a
/// function call for that case and then keep no values in registers across
/// it, which costs more than the square root itself.
ISECT_FORCE_INLINE inline double root(double value) {
#if defined(__SSE2__)
    const __m128d packed = _mm_set_sd(value);
    return _mm_cvtsd_f64(_mm_sqrt_sd(packed, packed));
#else
    return std::sqrt(value);
#endif
}

ISECT_FORCE_INLINE inline float root(float value) {
#if defined(__SSE2__)
    return _mm_cvtss_f32(_mm_sqrt_ss(_mm_set_ss(value)));
#else
    return std::sqrt(value);
#endif
}

}  // namespace isect::detail
