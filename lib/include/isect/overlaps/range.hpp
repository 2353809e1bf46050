#pragma once

#include <isect/interval.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// Whether two ranges on a line overlap: neither is wholly left of the
/// other. Ranges that touch do not, and a range of no length has no inside.
template <class T, Tracer Trace = NoTrace>
constexpr bool overlaps(Interval<T> a, Interval<T> b, Trace trace = {}) {
    if (trace(a.max <= b.min)) return false;
    if (trace(b.max <= a.min)) return false;
    return trace(!overlap(a, b).is_empty());
}

}  // namespace isect
