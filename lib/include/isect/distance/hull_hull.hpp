#pragma once

#include <isect/contact/sum_contact.hpp>
#include <isect/overlaps/hull_hull.hpp>

namespace isect {

/// The distance of any two solids: that of the mover's position from their
/// Minkowski sum, less both radii. It is 0 where they overlap or touch.
template <class T, Tracer Trace = NoTrace>
T distance(const Hull<T>& a, const Hull<T>& b, Trace trace = {}) {
    using Number = Wide<T>;
    const MinkowskiSum<T> sum(a, b);
    if (trace(inside_sum(a.pos, sum))) return T(0);
    const auto wide = widened_sum<Number>(sum);
    const auto from = mover_from_obstacle<Number>(sum);
    const Nearest<Number> part = nearest_part(wide, from);
    const T left = trace(nearest<T>(part.distance - wide.radius));
    return left > 0 ? left : T(0);
}

template <class A, class B, Tracer Trace = NoTrace>
requires GeneralPair<A, B>
auto distance(const A& a, const B& b, Trace trace = {}) {
    return distance(hull_of(a), hull_of(b), trace);
}

}  // namespace isect
