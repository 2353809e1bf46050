#pragma once

#include <limits>

#include <isect/broad/bounds.hpp>

namespace isect::detail {

/// A distance that rounding may put between a mover and the surface that it
/// rests on: at least 16 ulp of the mover's numbers, and of those of an
/// obstacle that is sixty thousand times as large. In float, queries
/// compute in double, so that the obstacle's size doesn't count.
template <class Mover>
auto hair_around(const Mover& mover) {
    const auto bounds = bounds_of(mover);
    using T = Scalar<Mover>;
    const T size = larger_axis(bounds.lower, bounds.upper);
    const T extent = larger_axis(bounds.upper - bounds.lower, {});
    return T(16) * std::numeric_limits<T>::epsilon() * size +
           T(0x1p-32) * extent;
}

}  // namespace isect::detail
