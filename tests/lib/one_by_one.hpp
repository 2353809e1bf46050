// sweep_into without bounds: every obstacle is swept at and tested, whether it is near or not.
#pragma once

#include <span>
#include <vector>

#include <isect/any_ground.hpp>
#include <isect/broad/ground.hpp>

namespace one_by_one {

/// The ground consists of these obstacles.
template <class T>
isect::Sweep<T> sweep_into(const isect::AnyMover<T>& mover, isect::Vec2<T> delta,
                           std::span<const isect::AnyObstacle<T>> obstacles,
                           const isect::AnyGround<T>& ground);

template <class Mover, class Obstacle, class T = isect::Scalar<Mover>>
isect::Sweep<T> sweep_into(const Mover& solid, isect::Vec2<T> delta,
                           std::span<const Obstacle> obstacles) {
    std::vector<isect::AnyObstacle<T>> all;
    all.reserve(obstacles.size());
    for (const Obstacle& obstacle : obstacles)
        all.push_back(isect::detail::any_obstacle<T>(obstacle));
    const isect::ObstacleList<Obstacle> list(obstacles);
    const std::span<const isect::AnyObstacle<T>> view(all);
    return sweep_into<T>(isect::AnyMover<T>(solid), delta, view, isect::AnyGround<T>(list));
}

}  // namespace one_by_one
