#pragma once

#include <isect/aabb.hpp>
#include <isect/circle.hpp>
#include <isect/vec2.hpp>

namespace isect {

/// A box with every point within radius of it: what a point, a box and a
/// circle add up to. Points, boxes and circles are cases of it.
template <class T>
struct RoundedBox {
    Vec2<T> center;
    Vec2<T> half;
    T radius{};
};

/// The Minkowski sum of an obstacle and the mirror of a mover, about the
/// obstacle's own position: the mover meets the obstacle just where its
/// position, a point, is inside (Ericson, Real-Time Collision
/// Detection, 3.11).
template <class T>
constexpr RoundedBox<T> inflated(Vec2<T> point, Vec2<T>) {
    return {point, {}, T{}};
}
template <class T>
constexpr RoundedBox<T> inflated(Vec2<T> point, const Aabb<T>& mover) {
    return {point, mover.half, T{}};
}
template <class T>
constexpr RoundedBox<T> inflated(Vec2<T> point, const Circle<T>& mover) {
    return {point, {}, mover.radius};
}
template <class T>
constexpr RoundedBox<T> inflated(const Aabb<T>& box, Vec2<T>) {
    return {box.center, box.half, T{}};
}
template <class T>
constexpr RoundedBox<T> inflated(const Aabb<T>& box, const Aabb<T>& mover) {
    return {box.center, box.half + mover.half, T{}};
}
template <class T>
constexpr RoundedBox<T> inflated(const Aabb<T>& box,
                                 const Circle<T>& mover) {
    return {box.center, box.half, mover.radius};
}
template <class T>
constexpr RoundedBox<T> inflated(const Circle<T>& circle, Vec2<T>) {
    return {circle.center, {}, circle.radius};
}
template <class T>
constexpr RoundedBox<T> inflated(const Circle<T>& circle,
                                 const Aabb<T>& mover) {
    return {circle.center, mover.half, circle.radius};
}
template <class T>
constexpr RoundedBox<T> inflated(const Circle<T>& circle,
                                 const Circle<T>& mover) {
    return {circle.center, {}, circle.radius + mover.radius};
}

}  // namespace isect
