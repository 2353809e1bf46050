#pragma once

#include <isect/detail/predicates/inside_sum.hpp>
#include <isect/tracer.hpp>

namespace isect::detail {

/// Whether two solids of any kind overlap: the mover's position is inside
/// their Minkowski sum.
template <class T, Tracer Trace = NoTrace>
constexpr bool overlaps(const Hull<T>& a, const Hull<T>& b,
                        Trace trace = {}) {
    const auto sum = MinkowskiSum<T>::if_near(a, b);
    return trace(inside_sum(a.pos, sum));
}

}  // namespace isect::detail
