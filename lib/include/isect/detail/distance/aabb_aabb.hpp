#pragma once

#include <cmath>

#include <isect/detail/contact/gap.hpp>
#include <isect/detail/rounding.hpp>
#include <isect/tracer.hpp>

namespace isect::detail {

/// The distance between two boxes: the length of the vector of their gaps
/// on each axis. It is 0 only where they overlap or touch.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline T distance(const Aabb<T>& a, const Aabb<T>& b,
                                     Trace trace = {}) {
    const Vec2<double> gap = trace(gap_between(a, b));
    return narrowed<T>(trace(length(gap)));
}

}  // namespace isect::detail
