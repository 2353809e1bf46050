#pragma once

#include <isect/detail/contact/wide_sum.hpp>
#include <isect/detail/predicates/on_sum.hpp>

namespace isect::detail {

/// How far outside of a sum, rounded by both radii, a mover's position is
/// that is known not to be inside: 0 if it is on the surface, and more if
/// not. What wide numbers can't tell from 0 is decided exactly.
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
