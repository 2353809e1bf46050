#pragma once

#include <isect/detail/contact/sweeps.hpp>
#include <isect/detail/ground/contacts.hpp>
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

/// The sweep at a platform from a hair above.
template <class T>
Sweep<T> from_hair_above(const AnyMover<T>& mover, Vec2<T> delta,
                         const AnyObstacle<T>& platform) {
    const T all = length(platform.facing);
    const Vec2<T> hair = (hair_around(mover) / all) * platform.facing;
    const AnyMover<T> above = placed_at(mover, position(mover) + hair);
    return isect::sweep(above, delta, platform.shape);
}

/// Whether a mover that meets the side of a platform would get over it from
/// a hair above: it stands on ground that is meant to be flush with the
/// platform, or on a slope that goes on there. A round mover that meets the
/// corner with its side would still meet it from there.
template <class T>
bool is_at_edge(const AnyMover<T>& mover, Vec2<T> delta,
                const AnyObstacle<T>& platform) {
    const Sweep<T> met = from_hair_above(mover, delta, platform);
    const T all = length(platform.facing);
    return !met.hit ||
           dot(met.hit->normal, platform.facing) > T(0.25) * all;
}

/// Whether a mover meets a corner of a platform, and comes to it more from
/// the side than from the front: as a round one does that runs into the end
/// of the platform. Seen from a hair above, what stands on flush ground
/// doesn't meet the corner.
template <class T>
bool runs_into_end(const AnyMover<T>& mover, Vec2<T> delta,
                   const Sweep<T>& met, const AnyObstacle<T>& platform) {
    const Vec2<double> facing = widened(platform.facing);
    const Vec2<double> n = widened(met.hit->normal);
    const Vec2<double> d = widened(delta);
    const double from_front = dot(d, facing) * dot(n, facing);
    const double from_all = dot(d, n) * length_squared(facing);
    if (from_front <= 0.5 * from_all) return false;
    if (shared_span(mover, delta, met, platform.shape) > 0) return false;
    return from_hair_above(mover, delta, platform).hit.has_value();
}

/// The sweep of a mover that starts inside an obstacle that lets it pass.
/// What is put onto its front by its numbers is inside by rounding: within
/// a hair it is held there, and pushed out as from any obstacle.
template <class T>
Sweep<T> from_inside(const AnyMover<T>& mover, Vec2<T> delta,
                     const AnyObstacle<T>& obstacle) {
    const auto push = isect::intersect(mover, obstacle.shape);
    const bool is_held = push && dot(push->normal, delta) < 0 &&
                         length(push->delta) <= hair_around(mover) &&
                         faces(obstacle, push->normal);
    return is_held ? stopped(*push, position(mover))
                   : free_path(position(mover), delta);
}
}  // namespace detail

/// How far a mover gets before it meets an obstacle with marks.
template <class T, Tracer Trace>
Sweep<T> sweep(const AnyMover<T>& mover,
               std::type_identity_t<Vec2<T>> delta,
               const AnyObstacle<T>& obstacle, Trace trace) {
    if (!detail::is_one_sided(obstacle))
        return sweep(mover, delta, obstacle.shape, trace);
    if (overlaps(mover, obstacle.shape))
        return detail::from_inside(mover, delta, obstacle);
    const Sweep<T> met = sweep(mover, delta, obstacle.shape, trace);
    if (!met.hit || obstacle.facing == Vec2<T>{}) return met;

    // A platform is met only where it faces. At a seam, what walks may be
    // some ulp below the edge of the next one.
    const bool is_aside = dot(met.hit->normal, obstacle.facing) <= 0;
    const bool passes =
        is_aside ? !detail::is_at_edge(mover, delta, obstacle)
                 : detail::runs_into_end(mover, delta, met, obstacle);
    if (trace(passes)) return detail::free_path(position(mover), delta);
    return met;
}

}  // namespace isect
