#pragma once

#include <isect/predicates/inside_sum.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// Whether two solids of any kind overlap: the position of one is inside
/// of the Minkowski sum of the other and the one turned round.
template <class T, Tracer Trace = NoTrace>
constexpr bool overlaps(const Hull<T>& a, const Hull<T>& b,
                        Trace trace = {}) {
    const auto sum = MinkowskiSum<T>::if_near(a, b);
    return trace(inside_sum(a.pos, sum));
}

template <class A, class B, Tracer Trace = NoTrace>
requires GeneralPair<A, B>
constexpr bool overlaps(const A& a, const B& b, Trace trace = {}) {
    return overlaps(hull_of(a), hull_of(b), trace);
}

}  // namespace isect
