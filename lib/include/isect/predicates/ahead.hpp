#pragma once

#include <isect/predicates/place.hpp>
#include <isect/predicates/sign_of.hpp>

namespace isect {

/// Whether a point is ahead (1), beside (0) or behind (-1), seen from a
/// place in a direction: the sign of dot(direction, point - from). Exact.
template <class T>
constexpr int ahead(Vec2<T> direction, const Place<T>& from,
                    const Place<T>& point) {
    return sign_of([&](auto number) {
        return number(direction.x) *
                   detail::x_between(number, point, from) +
               number(direction.y) * detail::y_between(number, point, from);
    });
}

}  // namespace isect
