#pragma once

#include <limits>

#include <isect/distance.hpp>
#include <isect/hit.hpp>

namespace isect::detail {

template <class A, class B>
ISECT_RARE bool touch(A a, B b) {
    return isect::distance(a, b) == 0;
}

/// The nearest points found for two shapes, or twice the one on b if the
/// shapes touch. Only gaps small enough to be rounding errors are checked
/// for that.
template <class A, class B, class T>
ISECT_FORCE_INLINE inline Closest<T> one_if_touching(const A& a, const B& b,
                                                     Vec2<T> on_a,
                                                     Vec2<T> on_b,
                                                     double left,
                                                     double size) {
    constexpr double few_ulp = 64 * std::numeric_limits<T>::epsilon();
    if (left > few_ulp * size) return {on_a, on_b};
    return {touch(a, b) ? on_b : on_a, on_b};
}

}  // namespace isect::detail
