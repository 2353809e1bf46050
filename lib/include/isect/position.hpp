#pragma once

#include <isect/scalar.hpp>
#include <isect/shape.hpp>

namespace isect {

// Every shape is a position and an extent: moving it changes the position.
template <class T>
constexpr Vec2<T> position(Vec2<T> point) {
    return point;
}
template <class T>
constexpr Vec2<T> position(const Aabb<T>& box) {
    return box.center;
}
template <class T>
constexpr Vec2<T> position(const Circle<T>& circle) {
    return circle.center;
}
template <class T>
constexpr Vec2<T> position(const Capsule<T>& capsule) {
    return capsule.start;
}

template <class T>
constexpr Vec2<T> moved_to(Vec2<T>, Vec2<T> to) {
    return to;
}
template <class T>
constexpr Aabb<T> moved_to(Aabb<T> box, Vec2<T> to) {
    return {to, box.half};
}
template <class T>
constexpr Circle<T> moved_to(Circle<T> circle, Vec2<T> to) {
    return {to, circle.radius};
}
template <class T>
constexpr Capsule<T> moved_to(Capsule<T> capsule, Vec2<T> to) {
    return {to, capsule.delta, capsule.radius};
}

/// Where the surface of an obstacle is met by a mover at a position, the
/// normal there being known.
template <class T>
constexpr Vec2<T> surface_point(Vec2<T> point, Vec2<T>, Vec2<T>) {
    return point;
}
template <class T>
constexpr Vec2<T> surface_point(const Circle<T>& circle, Vec2<T>,
                                Vec2<T> normal) {
    return circle.center + circle.radius * normal;
}
template <class T>
constexpr Vec2<T> surface_point(const Aabb<T>& box, Vec2<T> mover,
                                Vec2<T> normal) {
    Vec2<T> at{clamp(mover.x, box.min().x, box.max().x),
               clamp(mover.y, box.min().y, box.max().y)};
    if (normal.y == 0) at.x = box.center.x + normal.x * box.half.x;
    if (normal.x == 0) at.y = box.center.y + normal.y * box.half.y;
    return at;
}

}  // namespace isect
