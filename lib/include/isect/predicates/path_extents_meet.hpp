#pragma once

#include <isect/axis.hpp>
#include <isect/predicates/sign_of.hpp>

namespace isect {

/// Whether, on one axis, a path from start to start + delta and a span of
/// extents h + k about a center have more in common than an end. Exact.
template <class T>
constexpr Decided path_extents_meet(T start, T delta, T center, T h, T k) {
    const auto per_length = [] { return 1.0; };

    // Turned so that the path goes up, it begins below the upper end...
    const double turn = side_of_zero(delta);
    const auto begins = [=](auto number) {
        return (number(h) + number(k)) -
               (number(turn * start) - number(turn * center));
    };
    const Decided in_time = decide(begins, per_length);
    if (!in_time) return in_time;

    // ... and ends above the lower end.
    const auto ends = [=](auto number) {
        return number(turn * start) - number(turn * center) +
               number(turn * delta) + (number(h) + number(k));
    };
    return then(in_time, decide(ends, per_length));
}

}  // namespace isect
