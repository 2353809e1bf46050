#pragma once

#include <isect/aabb.hpp>
#include <isect/detail/predicates/closer_on_axis.hpp>
#include <isect/tracer.hpp>

namespace isect::detail {

/// Whether two boxes overlap: on both axes, their centers are closer than
/// the sum of their half sizes (Ericson, Real-Time Collision Detection
/// 4.2.1). One axis on which they are not is enough to separate them.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE constexpr bool overlaps(const Aabb<T>& a,
                                           const Aabb<T>& b,
                                           Trace trace = {}) {
    if (!trace(closer_on_axis(a.center.x, b.center.x, a.half.x, b.half.x)))
        return false;
    return trace(
        closer_on_axis(a.center.y, b.center.y, a.half.y, b.half.y));
}

}  // namespace isect::detail
