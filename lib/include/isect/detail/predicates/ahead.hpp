#pragma once

#include <isect/detail/predicates/place.hpp>
#include <isect/detail/predicates/sign_of.hpp>

namespace isect::detail {

/// Whether a point is ahead of (1), beside (0) or behind (-1) a place, in a
/// given direction: the sign of dot(direction, point - from). Exact.
template <class Direction, class From, class Point>
ISECT_FORCE_INLINE constexpr int ahead(const Direction& direction,
                                       const From& from,
                                       const Point& point) {
    return sign_of([=](auto number) {
        return x_of(number, direction) * x_between(number, point, from) +
               y_of(number, direction) * y_between(number, point, from);
    });
}

}  // namespace isect::detail
