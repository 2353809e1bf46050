// sweep_into without bounds: every obstacle is swept at and tested, whether it is near or not.
#pragma once

#include <algorithm>
#include <span>

#include <isect/detail/ground/sweep_into.hpp>
#include <isect/isect.hpp>

namespace one_by_one {

using isect::AnyGround;
using isect::AnyMover;
using isect::detail::any_obstacle;

template <class Obstacle, class T = isect::Scalar<Obstacle>>
isect::Vec2<T> freed(const AnyMover<T>& mover, isect::Vec2<T> pos, isect::Vec2<T> delta,
                     std::span<const Obstacle> obstacles, const AnyGround<T>& ground) {
    for (int tries = 0; tries < 8; ++tries) {
        const auto entered =
            std::find_if(obstacles.begin(), obstacles.end(), [&](const Obstacle& each) {
                return isect::detail::is_entered(mover, pos, any_obstacle<T>(each), ground);
            });
        if (entered == obstacles.end()) return pos;
        pos = isect::detail::out_of(any_obstacle<T>(*entered), mover, pos, delta);
    }
    return position(mover);
}

template <class Mover, class Obstacle, class T = isect::Scalar<Mover>>
isect::Sweep<T> sweep_into(const Mover& solid, isect::Vec2<T> delta,
                           std::span<const Obstacle> obstacles) {
    const AnyMover<T> mover(solid);
    const isect::ObstacleList<Obstacle> list(obstacles);
    const AnyGround<T> ground(list);
    isect::detail::FirstContact<T> contacts(position(mover), delta);
    do {
        for (std::size_t i = 0; i < obstacles.size(); ++i) {
            const auto obstacle = any_obstacle<T>(obstacles[i]);
            const isect::Sweep<T> met = sweep(mover, delta, obstacle);
            if (!met.hit || contacts.is_before(met)) continue;
            if (isect::detail::is_inside_platform(mover, met, obstacle, ground)) continue;
            const T width = isect::detail::shared_span(mover, delta, met, obstacle.shape);
            contacts.add(met, i, width, isect::detail::crossed(width, mover, delta, met, obstacle),
                         isect::detail::starts_inside(mover, met, obstacle));
        }
    } while (!contacts.is_known());
    isect::Sweep<T> first = contacts.sweep();
    if (first.hit) first.index = contacts.index();
    first.pos = freed(mover, first.pos, delta, obstacles, ground);
    return first;
}

}  // namespace one_by_one
