#pragma once

#include <isect/interval.hpp>
#include <isect/tracer.hpp>

namespace isect::detail {

/// Whether two ranges on a line share more than an endpoint: each begins
/// before the other ends. A range that is a single number overlaps the
/// ranges that contain it strictly inside.
template <class T, Tracer Trace = NoTrace>
constexpr bool overlaps(Interval<T> a, Interval<T> b, Trace trace = {}) {
    const bool a_begins_in_time = trace(a.min < b.max);
    const bool b_begins_in_time = trace(b.min < a.max);
    return trace(a_begins_in_time && b_begins_in_time);
}

}  // namespace isect::detail
