#pragma once

#include <isect/aabb.hpp>
#include <isect/circle.hpp>
#include <isect/detail/contact/round.hpp>

namespace isect::detail {

/// The static hit of a position that leaves a round shape through an edge;
/// `surface` is the radius of the obstacle alone.
template <class T, class Center>
ISECT_FORCE_INLINE inline Hit<T> push_through_edge(
    const RoundEdge<T, Center>& edge, Vec2<T> from, T surface) {
    const Vec2<T> normal = narrowed<T>(edge.normal);
    return {edge.point_at(surface), push_to(edge, from), normal, T(0)};
}

/// The bounding box of a circle, for contacts in which its faces coincide
/// with the circle's outermost points.
template <class T>
ISECT_FORCE_INLINE constexpr Aabb<T> bounding_box(const Circle<T>& circle) {
    return {circle.center, {circle.radius, circle.radius}};
}

/// The point of a circle with a given normal.
template <class T>
ISECT_FORCE_INLINE constexpr Vec2<T> point_on(const Circle<T>& circle,
                                              Vec2<double> normal) {
    return {narrowed<T>(sum_of(circle.center.x, normal.x * circle.radius)),
            narrowed<T>(sum_of(circle.center.y, normal.y * circle.radius))};
}

}  // namespace isect::detail
