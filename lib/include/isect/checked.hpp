#pragma once

#include <isect/bad_shape.hpp>
#include <isect/segment.hpp>
#include <isect/shape.hpp>

namespace isect {

/// Returns the shape if every number in it is within the range that the
/// library makes its promises for: finite, at most 2^200 in magnitude, and
/// either 0 or at least 2^-200 (float: at most 2^120), with no extent below
/// 0. Throws BadShape otherwise.
template <class T>
Vec2<T> checked(Vec2<T> point) {
    detail::check_number("x", point.x);
    detail::check_number("y", point.y);
    return point;
}
template <class T>
Aabb<T> checked(const Aabb<T>& box) {
    detail::check_vector("center", box.center);
    detail::check_extent("half.x", box.half.x);
    detail::check_extent("half.y", box.half.y);
    return box;
}
template <class T>
Circle<T> checked(const Circle<T>& circle) {
    detail::check_vector("center", circle.center);
    detail::check_extent("radius", circle.radius);
    return circle;
}
template <class T>
Segment<T> checked(const Segment<T>& segment) {
    detail::check_vector("start", segment.start);
    detail::check_vector("delta", segment.delta);
    return segment;
}
template <class T>
Capsule<T> checked(const Capsule<T>& capsule) {
    detail::check_vector("start", capsule.start);
    detail::check_vector("delta", capsule.delta);
    detail::check_extent("radius", capsule.radius);
    return capsule;
}
/// A polygon is checked when it is made, but it may have moved since.
template <class T>
Polygon<T> checked(const Polygon<T>& polygon) {
    detail::check_vector("pos", polygon.pos());
    return polygon;
}

}  // namespace isect
