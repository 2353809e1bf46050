// sweep_into without bounds: every obstacle is swept at and tested, whether it is near or not.
#pragma once

#include <algorithm>
#include <span>

#include <isect/isect.hpp>

namespace one_by_one {

/// Calls use(obstacle) for all obstacles, near or not.
template <class Obstacle>
auto each_of(std::span<const Obstacle> obstacles) {
    return [=](const auto&, const auto& use) {
        for (const Obstacle& each : obstacles) use(each);
    };
}

template <class Mover, class Obstacle, class T = isect::Scalar<Mover>>
isect::Vec2<T> freed(const Mover& mover, isect::Vec2<T> pos, isect::Vec2<T> delta,
                     std::span<const Obstacle> obstacles) {
    const auto each_near = each_of(obstacles);
    for (int tries = 0; tries < 8; ++tries) {
        const auto entered =
            std::find_if(obstacles.begin(), obstacles.end(), [&](const Obstacle& each) {
                return isect::detail::is_entered(mover, pos, each, each_near);
            });
        if (entered == obstacles.end()) return pos;
        pos = isect::detail::out_of(*entered, mover, pos, delta);
    }
    return position(mover);
}

template <class Mover, class Obstacle, class T = isect::Scalar<Mover>>
isect::Sweep<T> sweep_into(const Mover& mover, isect::Vec2<T> delta,
                           std::span<const Obstacle> obstacles) {
    isect::detail::FirstContact<T> contacts(position(mover), delta);
    const auto each_near = each_of(obstacles);
    do {
        for (std::size_t i = 0; i < obstacles.size(); ++i) {
            const isect::Sweep<T> met = sweep(mover, delta, obstacles[i]);
            if (!met.hit || contacts.is_before(met)) continue;
            if (isect::detail::is_inside_platform(mover, met, obstacles[i], each_near)) continue;
            const T width = isect::detail::width(mover, delta, met, obstacles[i]);
            contacts.add(met, i, width,
                         isect::detail::crossed(width, mover, delta, met, obstacles[i]),
                         isect::detail::starts_inside(mover, met, obstacles[i]));
        }
    } while (!contacts.is_known());
    isect::Sweep<T> first = contacts.sweep();
    if (first.hit) first.index = contacts.index();
    first.pos = freed(mover, first.pos, delta, obstacles);
    return first;
}

}  // namespace one_by_one
