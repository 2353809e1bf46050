#pragma once

#include <isect/detail/surely.hpp>
#include <isect/distance.hpp>

namespace isect::detail {

template <class A, class B>
ISECT_RARE bool touch(A a, B b) {
    return isect::distance(a, b) == 0;
}

/// Whether two shapes have a point in common, because they overlap or
/// touch. Their gap in plain numbers decides, unless rounding leaves that
/// open (see surely_no_touch).
template <class A, class B, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline bool share_point(const A& a, const B& b,
                                           double gap, double size,
                                           Trace trace = {}) {
    const TooClose is_close{!surely_no_touch(gap, size)};
    if (trace(is_close)) return overlaps(a, b, trace) || touch(a, b);
    return gap < 0;
}

}  // namespace isect::detail
