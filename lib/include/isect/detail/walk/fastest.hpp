#pragma once

#include <algorithm>
#include <span>

#include <isect/any_ground.hpp>
#include <isect/detail/coordinates.hpp>
#include <isect/marked.hpp>

namespace isect::detail {

/// How far a point of an obstacle can have moved in this step. Obstacles
/// without marks stay where they are.
template <class S>
Scalar<S> way_in_step(const S&) {
    return 0;
}
template <class S>
Scalar<S> way_in_step(const Marked<S>& obstacle) {
    using T = Scalar<S>;
    const bool rests = obstacle.moved == Vec2<T>{};
    const T moved = rests ? T(0) : length(obstacle.moved);
    if (obstacle.turned.angle == 0) return moved;
    const Bounds<T> box = bounds_of(obstacle);
    const Vec2<T> low = box.lower - obstacle.turned.pivot;
    const Vec2<T> high = box.upper - obstacle.turned.pivot;
    const Vec2<T> farthest{std::max(absolute(low.x), absolute(high.x)),
                           std::max(absolute(low.y), absolute(high.y))};
    return moved + absolute(obstacle.turned.angle) * length(farthest);
}

/// The longest of these ways in a list. 0 if nothing has moved.
template <class Obstacle>
Scalar<Obstacle> fastest_of(std::span<const Obstacle> obstacles) {
    Scalar<Obstacle> fastest = 0;
    for (const Obstacle& each : obstacles)
        fastest = std::max(fastest, way_in_step(each));
    return fastest;
}

}  // namespace isect::detail
