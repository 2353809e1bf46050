#pragma once

#include <isect/decided.hpp>
#include <isect/detail/arithmetic.hpp>

namespace isect::detail {

/// The result of two questions, the second of which is needed because the
/// first left the decision open: the second, with the smaller margin of the
/// two if both agree.
ISECT_FORCE_INLINE constexpr Decided then(Decided first, Decided second) {
    if (!first.exactly() || first.yes != second.yes) return second;
    const double a = first.margin < 0 ? -first.margin : first.margin;
    const double b = second.margin < 0 ? -second.margin : second.margin;
    return a < b ? first : second;
}

}  // namespace isect::detail
