#pragma once

#include <isect/detail/hair.hpp>
#include <isect/detail/sweep/chain_edge.hpp>
#include <isect/obstacle.hpp>

namespace isect {

namespace detail {
/// Whether an obstacle lets anything pass.
template <class T>
bool is_one_sided(const AnySolid<T>& solid) {
    return solid.is_edge() && solid.edge().sides == Sides::front;
}
template <class T>
bool is_one_sided(const AnyObstacle<T>& obstacle) {
    return !(obstacle.facing == Vec2<T>{}) || is_one_sided(obstacle.shape);
}

/// Whether the path of a mover meets an obstacle, from whatever side.
template <class T>
bool is_met_from_any_side(const AnyMover<T>& mover, Vec2<T> delta,
                          const AnySolid<T>& obstacle) {
    if (!obstacle.is_edge())
        return isect::sweep(mover, delta, obstacle).hit.has_value();
    ChainEdge<T> edge = obstacle.edge();
    edge.sides = Sides::both;
    return isect::sweep(mover, delta, AnySolid<T>(edge)).hit.has_value();
}

/// Whether an obstacle is met at a contact with a normal.
template <class T>
bool faces(const AnySolid<T>& solid, Vec2<T> normal) {
    return !is_one_sided(solid) || is_on_front(solid.edge(), normal);
}
template <class T>
bool faces(const AnyObstacle<T>& obstacle, Vec2<T> normal) {
    const bool is_all_around = obstacle.facing == Vec2<T>{};
    return (is_all_around || dot(normal, obstacle.facing) > 0) &&
           faces(obstacle.shape, normal);
}

/// Whether a mover that meets the side of a platform would get over it from
/// a hair above: it stands on ground that is meant to be flush with the
/// platform, or on a slope that goes on there. A round mover that meets the
/// corner with its side would still meet it from there.
template <class T>
bool is_at_edge(const AnyMover<T>& mover, Vec2<T> delta,
                const AnyObstacle<T>& platform) {
    const T all = length(platform.facing);
    const Vec2<T> hair = (hair_around(mover) / all) * platform.facing;
    const AnyMover<T> above = placed_at(mover, position(mover) + hair);
    const Sweep<T> met = isect::sweep(above, delta, platform.shape);
    return !met.hit ||
           dot(met.hit->normal, platform.facing) > T(0.25) * all;
}
}  // namespace detail

/// How far a mover gets before it meets an obstacle with marks.
template <class T, Tracer Trace>
Sweep<T> sweep(const AnyMover<T>& mover,
               std::type_identity_t<Vec2<T>> delta,
               const AnyObstacle<T>& obstacle, Trace trace) {
    if (obstacle.facing == Vec2<T>{})
        return sweep(mover, delta, obstacle.shape, trace);

    // A platform is met only where it faces, and by what is not inside it.
    // At a seam, what walks may be some ulp below the edge of the next one.
    const Sweep<T> met = sweep(mover, delta, obstacle.shape, trace);
    if (!met.hit) return met;
    const bool is_aside = dot(met.hit->normal, obstacle.facing) <= 0;
    const bool passes =
        is_aside && !detail::is_at_edge(mover, delta, obstacle);
    if (trace(passes) || overlaps(mover, obstacle.shape))
        return detail::free_path(position(mover), delta);
    return met;
}

}  // namespace isect
