#pragma once

#include <isect/any_ground.hpp>
#include <isect/broad/ground.hpp>
#include <isect/sweep_into.hpp>

namespace isect {

/// What an obstacle does to a mover that starts inside it.
enum class Inside {
    /// It stops the mover at once, whatever the way: a sweep has time 0 and
    /// the push out. This is what every query does by default.
    blocked,
    /// It lets the mover go any way that doesn't lead deeper into it, by
    /// the normal of the shortest push.
    free_to_leave,
    /// It isn't met at all.
    ignored
};

/// A ground that treats what a mover starts inside of in another way. A
/// ground that has a name must outlive it; a temporary one is kept. It
/// costs an overlap test for each obstacle near the path.
///
/// ```cpp
/// const std::vector<Aabb<double>> list{{{0, 0}, {5, 5}}};
/// const Circle player{Vec2{4.0, 0.0}, 2.0};
/// const Vec2 out{9.0, 0.0};
/// const auto ground = starting_inside(ObstacleList(list), player, out,
///                                     Inside::free_to_leave);
/// assert((sweep_into(player, out, ground).pos == Vec2{13.0, 0.0}));
/// ```
template <class Ground, class Mover>
auto starting_inside(Ground&& ground, const Mover& mover,
                     std::type_identity_t<Vec2<Scalar<Mover>>> delta,
                     Inside inside) {
    using T = Scalar<Mover>;
    const auto is_met = [=](std::size_t, const auto& obstacle) {
        if (inside == Inside::blocked) return true;
        const AnySolid<T> shape = detail::any_obstacle<T>(obstacle).shape;
        const auto push = intersect(AnyMover<T>(mover), shape);
        if (!push) return true;
        return inside == Inside::free_to_leave &&
               dot(push->normal, delta) < 0;
    };
    return filtered(std::forward<Ground>(ground), is_met);
}

}  // namespace isect
