#pragma once

#include <cmath>

#include <isect/contact/gap.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// The distance of two boxes: the length of what parts them on each axis.
/// It is 0 just where they overlap or touch.
template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline T distance(const Aabb<T>& a, const Aabb<T>& b,
                              Trace trace = {}) {
    const Vec2<double> gap = trace(gap_between(a, b));
    return narrowed<T>(trace(length(gap)));
}

}  // namespace isect
