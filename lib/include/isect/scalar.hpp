#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include <isect/vec2.hpp>

namespace isect {

template <class T>
constexpr T magnitude(T value) {
    return value < 0 ? -value : value;
}

/// -1 for negative numbers, else 1.
template <class T>
constexpr T sign(T value) {
    return value < 0 ? T(-1) : T(1);
}

template <class T>
constexpr T clamp(T value, T least, T most) {
    return value < least ? least : most < value ? most : value;
}

/// The next representable number towards positive or negative infinity.
template <class T>
T next_towards(T value, T direction) {
    constexpr T infinity = std::numeric_limits<T>::infinity();
    return std::nextafter(value, direction < 0 ? -infinity : infinity);
}

/// A direction of unit length; +x where the vector is zero.
template <class T>
Vec2<T> normalized(Vec2<T> v) {
    const T long_side = std::max(magnitude(v.x), magnitude(v.y));
    if (long_side == 0) return {1, 0};
    // Scaled first, so that squares neither overflow nor vanish.
    const Vec2<T> scaled{v.x / long_side, v.y / long_side};
    const T scaled_length = length(scaled);
    return {scaled.x / scaled_length, scaled.y / scaled_length};
}

/// One ulp of the sum of some magnitudes: the unit of every promise.
template <class T>
constexpr T rounding_unit(T sum_of_magnitudes) {
    return std::numeric_limits<T>::epsilon() * sum_of_magnitudes;
}

}  // namespace isect
