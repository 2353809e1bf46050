#pragma once

#include <isect/aabb.hpp>
#include <isect/detail/predicates/closer_on_axis.hpp>

namespace isect::detail {

/// How far apart two spans about a and b are on one axis; 0 if they meet.
template <class T>
ISECT_FORCE_INLINE constexpr double gap_on_axis(T a, T b, T a_half,
                                                T b_half) {
    const double room = room_on_axis(a, b, a_half, b_half);
    return room < 0 ? -room : 0;
}

/// How far apart two boxes are on each axis; 0 where they meet.
template <class T>
ISECT_FORCE_INLINE constexpr Vec2<double> gap_between(const Aabb<T>& a,
                                                      const Aabb<T>& b) {
    return {gap_on_axis(a.center.x, b.center.x, a.half.x, b.half.x),
            gap_on_axis(a.center.y, b.center.y, a.half.y, b.half.y)};
}

}  // namespace isect::detail
