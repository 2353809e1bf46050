#pragma once

#include <isect/detail/compiled.hpp>
#include <isect/detail/predicates/hulls_overlap.hpp>
#include <isect/tracer.hpp>

namespace isect::detail {

/// Whether two solids of any kind overlap: no edge of either separates
/// them, and no corner is farther from the other solid than both radii
/// (separating axes: Ericson, Real-Time Collision Detection 5.2.1).
template <class T, Tracer Trace>
bool overlaps(const Hull<T>& a, const Hull<T>& b, Trace trace) {
    return trace(hulls_overlap(a, b));
}

}  // namespace isect::detail
