#pragma once

#include <isect/detail/predicates/inside_sum.hpp>
#include <isect/tracer.hpp>

namespace isect::detail {

/// Whether two solids of any kind overlap: the position of one is inside
/// of the Minkowski sum of the other and the one turned round.
template <class T, Tracer Trace = NoTrace>
constexpr bool overlaps(const Hull<T>& a, const Hull<T>& b,
                        Trace trace = {}) {
    const auto sum = MinkowskiSum<T>::if_near(a, b);
    return trace(inside_sum(a.pos, sum));
}

}  // namespace isect::detail
