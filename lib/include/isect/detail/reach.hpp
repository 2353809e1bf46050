#pragma once

#include <algorithm>
#include <cstddef>
#include <variant>

#include <isect/detail/forms.hpp>
#include <isect/detail/hull.hpp>

namespace isect::detail {

/// How far a mover reaches from its position in a direction.
template <class Mover, class T = Scalar<Mover>>
T reach_of(const Mover& mover, Vec2<T> direction) {
    if constexpr (IsVariant<Mover>::value) {
        const auto ask = [&](const auto& solid) {
            return reach_of(solid, direction);
        };
        return std::visit(ask, mover);
    } else {
        const Hull<T> hull = hull_of(mover);
        T most = dot(hull.corners[0], direction);
        for (std::size_t i = 1; i < hull.count; ++i)
            most = std::max(most, dot(hull.corners[i], direction));
        return most + hull.radius;
    }
}

}  // namespace isect::detail
