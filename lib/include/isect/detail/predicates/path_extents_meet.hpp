#pragma once

#include <isect/detail/coordinates.hpp>
#include <isect/detail/predicates/closer_on_axis.hpp>
#include <isect/detail/predicates/sign_of.hpp>

namespace isect::detail {

/// Whether, on one axis, a path from start to start + delta and a span of
/// extents half + padding about a center share more than an endpoint.
/// Exact.
template <class T>
ISECT_FORCE_INLINE constexpr Decided path_extents_meet(T start, T delta,
                                                       T center, T half,
                                                       T padding) {
    // Mirrored so that it goes up, the path begins below the upper end...
    const double turn = side_of_zero(delta);
    const Decided in_time =
        reaches(turn * start, turn * center, half, padding);
    if (!in_time) return in_time;

    // ... and ends above the lower end.
    const auto ends = [=](auto number) {
        return number(turn * start) - number(turn * center) +
               number(turn * delta) + (number(half) + number(padding));
    };
    return then(in_time, decide(ends, [] { return 1.0; }));
}

}  // namespace isect::detail
