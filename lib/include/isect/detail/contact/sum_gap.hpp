#pragma once

#include <isect/detail/contact/wide_sum.hpp>
#include <isect/detail/predicates/on_sum.hpp>

namespace isect::detail {

/// How far a mover's position is outside a sum, rounded by both radii. The
/// position is known not to be inside: the result is 0 on the surface, and
/// positive elsewhere. If wide numbers can't tell it from 0, exact
/// arithmetic decides.
template <class T, class Number>
Number gap_beyond(const MinkowskiSum<T>& sum, const WideSum<Number>& wide,
                  const Nearest<Number>& part) {
    const Number zero{};
    const Number left = part.distance - wide.radius;
    if (left > wide.slack()) return left;
    if (is_on_sum(sum.mover().pos, sum)) return zero;
    return left > zero ? left : wide.slack();
}

}  // namespace isect::detail
