#pragma once

#include <algorithm>

#include <isect/detail/contact/sweeps.hpp>
#include <isect/detail/ground/contacts.hpp>
#include <isect/detail/hair.hpp>
#include <isect/detail/reach.hpp>
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

/// The side from which a one-sided obstacle is met.
template <class T>
Vec2<double> front_side(const AnyObstacle<T>& obstacle) {
    if (!(obstacle.facing == Vec2<T>{})) return widened(obstacle.facing);
    const AnySolid<T>& shape = obstacle.shape;
    return shape.is_edge() ? front_of(shape.edge()) : Vec2<double>{};
}

/// The sweep at a platform from a hair above.
template <class T>
Sweep<T> from_hair_above(const AnyMover<T>& mover, Vec2<T> delta,
                         const AnyObstacle<T>& platform) {
    const Vec2<double> side = front_side(platform);
    const double hair =
        double{hair_around(mover)} / root(length_squared(side));
    const Vec2<T> above = position(mover) + narrowed<T>(hair * side);
    return isect::sweep(placed_at(mover, above), delta, platform.shape);
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

/// Whether the end of an edge that is nearer to a point is an end of its
/// chain.
template <class T>
bool is_open_end(const ChainEdge<T>& edge, Vec2<T> point) {
    const bool is_at_start = length_squared(point - edge.start) <
                             length_squared(point - edge.end);
    return is_at_start ? edge.before == edge.start : edge.after == edge.end;
}

/// Whether a mover meets a corner of a platform, and comes to it more from
/// the side than from the front: as a round one does that runs into the end
/// of the platform. Seen from a hair above, what stands on flush ground
/// doesn't meet the corner.
template <class T>
bool runs_into_corner(const AnyMover<T>& mover, Vec2<T> delta,
                      const Sweep<T>& met, const AnyObstacle<T>& platform) {
    if (!is_one_sided(platform)) return false;
    const AnySolid<T>& shape = platform.shape;
    if (shape.is_edge() && !is_open_end(shape.edge(), met.hit->pos))
        return false;
    const Vec2<double> side = front_side(platform);
    const Vec2<double> n = widened(met.hit->normal);
    const Vec2<double> d = widened(delta);
    const double from_front = dot(d, side) * dot(n, side);
    const double from_all = dot(d, n) * length_squared(side);
    if (from_front <= 0.5 * from_all) return false;
    if (shared_span(mover, delta, met, shape) > 0) return false;
    return from_hair_above(mover, delta, platform).hit.has_value();
}

/// How far a solid reaches in a direction.
template <class T>
T extent_along(const AnySolid<T>& solid, Vec2<T> way) {
    if (solid.is_edge()) {
        const ChainEdge<T>& edge = solid.edge();
        return std::max(dot(edge.start, way), dot(edge.end, way));
    }
    return solid.visit_solid([&](const auto& shape) {
        return dot(position(shape), way) + reach_of(shape, way);
    });
}

/// Whether a platform goes on, at another piece of it or at its own other
/// side, beyond a corner that a mover comes to from the side. Then the
/// corner is a ridge or a seam, and no end.
template <class T>
bool goes_on(const AnyObstacle<T>& piece, const AnyObstacle<T>& other,
             Vec2<T> corner, Vec2<T> delta) {
    const Vec2<double> side = front_side(piece);
    if (!is_one_sided(other) || !(dot(front_side(other), side) > 0))
        return false;
    const T hair =
        std::max(hair_around(piece.shape), hair_around(other.shape));
    if (distance(AnyMover<T>(corner), other.shape) > hair) return false;
    const Vec2<double> across = perpendicular(side);
    const bool is_ahead = dot(widened(delta), across) > 0;
    const double turn = (is_ahead ? -1 : 1) / root(length_squared(side));
    const Vec2<T> back = narrowed<T>(turn * across);
    const T beyond = extent_along(other.shape, back) - dot(corner, back);
    return beyond > T(16) * hair;
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

/// How far a mover gets before it meets an obstacle with marks, whose ends
/// it doesn't pass.
template <class T, Tracer Trace>
Sweep<T> sweep_at_front(const AnyMover<T>& mover,
                        std::type_identity_t<Vec2<T>> delta,
                        const AnyObstacle<T>& obstacle, Trace trace) {
    if (!is_one_sided(obstacle))
        return isect::sweep(mover, delta, obstacle.shape, trace);
    if (overlaps(mover, obstacle.shape))
        return from_inside(mover, delta, obstacle);
    const Sweep<T> met = isect::sweep(mover, delta, obstacle.shape, trace);
    if (!met.hit || obstacle.facing == Vec2<T>{}) return met;

    // A platform is met only where it faces. At a seam, what walks may be
    // some ulp below the edge of the next one.
    const bool passes = dot(met.hit->normal, obstacle.facing) <= 0 &&
                        !is_at_edge(mover, delta, obstacle);
    if (trace(passes)) return free_path(position(mover), delta);
    return met;
}
}  // namespace detail

/// How far a mover gets before it meets an obstacle with marks, alone.
template <class T, Tracer Trace>
Sweep<T> sweep(const AnyMover<T>& mover,
               std::type_identity_t<Vec2<T>> delta,
               const AnyObstacle<T>& obstacle, Trace trace) {
    const Sweep<T> met =
        detail::sweep_at_front(mover, delta, obstacle, trace);
    if (!met.hit) return met;
    const Vec2<T> corner = met.hit->pos;
    const bool is_end =
        detail::runs_into_corner(mover, delta, met, obstacle) &&
        !detail::goes_on(obstacle, obstacle, corner, delta);
    return is_end ? detail::free_path(position(mover), delta) : met;
}

}  // namespace isect
