#pragma once

#include <algorithm>

#include <isect/detail/compiled.hpp>
#include <isect/detail/contact/hull_part.hpp>
#include <isect/detail/contact/sum_contact.hpp>
#include <isect/detail/contact/sum_gap.hpp>
#include <isect/scalar.hpp>

namespace isect::detail {

/// How far a hull is outside its Minkowski sum with another.
template <class T>
T gap_by_wide_numbers(const Hull<T>& mover, const Hull<T>& obstacle) {
    using Number = Wide<T>;
    const MinkowskiSum<T> sum(mover, obstacle);
    const auto wide = widened_sum<Number>(sum);
    const auto from = mover_from_obstacle<Number>(sum);
    const Nearest<Number> part = nearest_part(wide, from);
    return nearest<T>(gap_beyond(sum, wide, part));
}

/// The distance between two hulls that don't overlap, where plain
/// arithmetic can't tell which of their parts are nearest or whether it is
/// 0: if wide numbers can't tell either, exact arithmetic decides.
template <class T, Tracer Trace = NoTrace>
ISECT_CLOSE_CALL T distance_exactly(const Hull<T>& a, const Hull<T>& b,
                                    Trace trace = {}) {
    // Close to contact, the two orders may round differently.
    const T left = trace(
        std::min(gap_by_wide_numbers(a, b), gap_by_wide_numbers(b, a)));
    return left;
}

/// The distance between any two solids: from the mover's position to their
/// Minkowski sum, less both radii. It is 0 only where they overlap or
/// touch. Where they are apart it is positive, unless it is less than the
/// least T.
template <class T, Tracer Trace>
T distance(const Hull<T>& a, const Hull<T>& b, Trace trace) {
    // Which parts of the two are nearest?
    const HullPair<T> pair(a, b);
    const Foremost foremost = foremost_facet(pair, all_facets);
    const HullPart part = nearest_part(pair, foremost);
    const double left = part.distance - pair.both_radii;

    // If rounding may make it 0, or not, a closer look has to decide.
    const bool is_apart = part.is_clear() && left > margin_of(pair);
    if (trace(is_apart)) return trace(narrowed<T>(left));
    if (trace(hulls_overlap(pair, foremost, part))) return T(0);
    return distance_exactly(a, b, trace);
}

}  // namespace isect::detail
