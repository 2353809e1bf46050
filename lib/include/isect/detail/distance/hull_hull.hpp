#pragma once

#include <isect/detail/contact/sum_contact.hpp>
#include <isect/detail/contact/sum_gap.hpp>
#include <isect/detail/overlaps/hull_hull.hpp>
#include <isect/scalar.hpp>

namespace isect::detail {

/// The distance between any two solids: from the mover's position to their
/// Minkowski sum, less both radii. It is 0 only where they overlap or
/// touch: if arithmetic can't tell it from 0, exact arithmetic decides.
/// Where they are apart it is positive, unless it is less than the least T.
template <class T, Tracer Trace = NoTrace>
T distance(const Hull<T>& a, const Hull<T>& b, Trace trace = {}) {
    using Number = Wide<T>;
    const MinkowskiSum<T> sum(a, b);
    if (trace(inside_sum(a.pos, sum))) return T(0);
    const auto wide = widened_sum<Number>(sum);
    const auto from = mover_from_obstacle<Number>(sum);
    const Nearest<Number> part = nearest_part(wide, from);
    const T left = trace(nearest<T>(gap_beyond(sum, wide, part)));
    return left;
}

template <class A, class B>
ISECT_RARE auto distance_of_hulls(A a, B b) {
    return distance(hull_of(a), hull_of(b));
}

/// Checks a distance that plain arithmetic has found for two shapes of a
/// given size. If rounding could make it 0 or not, this returns the
/// distance between their hulls, which is 0 only where they touch.
template <class A, class B>
ISECT_FORCE_INLINE inline auto sure_distance(double found, double size,
                                             const A& a, const B& b) {
    using T = Scalar<A>;
    const bool is_sure = found > 0x1p-46 * size || size == 0;
    return is_sure ? narrowed<T>(found) : distance_of_hulls(a, b);
}

}  // namespace isect::detail
