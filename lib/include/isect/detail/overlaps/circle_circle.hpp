#pragma once

#include <isect/circle.hpp>
#include <isect/detail/predicates/within_radius.hpp>
#include <isect/tracer.hpp>

namespace isect::detail {

/// Whether two circles overlap: the distance between their centers is less
/// than the sum of the radii. Comparing squares avoids the square root.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE constexpr bool overlaps(const Circle<T>& a,
                                           const Circle<T>& b,
                                           Trace trace = {}) {
    return trace(within_radius(a.center, b.center, a.radius, b.radius));
}

}  // namespace isect::detail
