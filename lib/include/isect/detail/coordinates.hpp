#pragma once

#include <isect/axis.hpp>
#include <isect/detail/arithmetic.hpp>
#include <isect/vec2.hpp>

namespace isect::detail {

constexpr Axis other(Axis axis) {
    return axis == Axis::x ? Axis::y : Axis::x;
}

template <class T>
ISECT_FORCE_INLINE constexpr T along(Vec2<T> v, Axis axis) {
    return axis == Axis::x ? v.x : v.y;
}

/// A vector made of one coordinate on the given axis, and one on the other.
template <class T>
ISECT_FORCE_INLINE constexpr Vec2<T> with_axes(Axis axis, T on_axis,
                                               T on_other) {
    if (axis == Axis::x) return {on_axis, on_other};
    return {on_other, on_axis};
}

/// 1 or -1; for zero, 1.
template <class T>
ISECT_FORCE_INLINE constexpr T side_of_zero(T value) {
    return value < 0 ? T(-1) : T(1);
}

template <class T>
ISECT_FORCE_INLINE constexpr T absolute(T value) {
    return value < 0 ? -value : value;
}

#if defined(__GNUC__)
// The same in an instruction or two, without a branch, which would be
// mispredicted half of the time.
ISECT_FORCE_INLINE constexpr double side_of_zero(double value) {
    return __builtin_copysign(1.0, value + 0.0);
}
ISECT_FORCE_INLINE constexpr float side_of_zero(float value) {
    return __builtin_copysignf(1.0F, value + 0.0F);
}
ISECT_FORCE_INLINE constexpr double absolute(double value) {
    return __builtin_fabs(value);
}
ISECT_FORCE_INLINE constexpr float absolute(float value) {
    return __builtin_fabsf(value);
}
#endif

}  // namespace isect::detail
