#pragma once

#include <isect/decided.hpp>
#include <isect/detail/arithmetic.hpp>

namespace isect::detail {

/// The answer to two questions, of which the second is asked because the
/// first left it open: the second, and where it says the same, the closer
/// call of the two.
ISECT_FORCE_INLINE constexpr Decided then(Decided first, Decided second) {
    if (!first.exactly() || first.yes != second.yes) return second;
    const double a = first.margin < 0 ? -first.margin : first.margin;
    const double b = second.margin < 0 ? -second.margin : second.margin;
    return a < b ? first : second;
}

}  // namespace isect::detail
