#pragma once

#include <algorithm>
#include <limits>
#include <optional>

#include <isect/any_ground.hpp>
#include <isect/circle.hpp>
#include <isect/detail/hair.hpp>
#include <isect/detail/rounding.hpp>
#include <isect/detail/sweep/obstacle.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

// Tiles, flush boxes or the edges of a chain can form one platform. What is
// inside one piece of it passes the next one, too.
namespace isect::detail {

/// How high a solid is over a place, seen from a side.
template <class T>
T height_over(Vec2<T> place, Vec2<T> side, const AnySolid<T>& solid,
              T hair) {
    const Bounds<T> all = bounds_of(solid);
    const T reach = T(2) * larger_axis(all.upper - all.lower, {}) + hair;
    const Circle<T> probe{place + reach * side, hair};
    const Vec2<T> down = T(-2) * reach * side;
    const Sweep<T> met = isect::sweep(AnyMover<T>(probe), down, solid);
    return dot(met.pos - place, side) - hair;
}

/// The point that two edges of a chain share, if they do.
template <class T>
std::optional<Vec2<T>> joint_of(const ChainEdge<T>& one,
                                const ChainEdge<T>& other) {
    if (one.end == other.start) return one.end;
    if (other.end == one.start) return one.start;
    return {};
}

/// The point at which the front of one piece goes on at that of the other,
/// if it does. `met` is a point of the other.
template <class T>
std::optional<Vec2<T>> joint_of(const AnySolid<T>& one,
                                const AnySolid<T>& other, Vec2<T> met,
                                Vec2<T> side) {
    if (one.is_edge() && other.is_edge())
        return joint_of(one.edge(), other.edge());
    const T hair = std::max(hair_around(one), hair_around(other));
    const Vec2<T> place = closest_points(AnyMover<T>(met), one).b;
    if (distance(AnyMover<T>(place), other) > hair) return {};
    const T height = height_over(place, side, other, hair);
    const T step = height_over(place, side, one, hair) - height;
    if (absolute(step) > T(16) * hair) return {};
    return place + height * side;
}

/// Whether a mover that meets a piece of a one-way platform is inside
/// another piece of it. Two pieces belong to one platform if they face the
/// same side, and the front of one goes on at that of the other. A mover
/// that walks into the other piece from its side, and is not yet below
/// their joint, stands on this one. Rounding alone puts nothing inside.
template <class T>
bool is_inside_beside(const AnyMover<T>& there, Vec2<T> met,
                      const AnyObstacle<T>& piece,
                      const AnyObstacle<T>& other) {
    if (!is_one_sided(other)) return false;
    const Vec2<double> side = front_side(piece);
    if (!(dot(front_side(other), side) > 0)) return false;
    const T hair = hair_around(there);
    const auto push = isect::intersect(there, other.shape);
    if (!push || length(push->delta) <= hair) return false;

    const double length_of_side = root(length_squared(side));
    const Vec2<T> up = narrowed<T>((1 / length_of_side) * side);
    const auto joint = joint_of(other.shape, piece.shape, met, up);
    if (!joint) return false;
    const T foot = -reach_of(there, -up);
    return foot + T(2) * hair < dot(*joint - position(there), up);
}

/// Whether a mover that meets a piece of a one-way platform is already
/// inside another piece of it. Then it passes both.
template <class T>
bool is_inside_platform(const AnyMover<T>& mover, const Sweep<T>& met,
                        const AnyObstacle<T>& piece,
                        const AnyGround<T>& ground) {
    if (!is_one_sided(piece)) return false;
    bool is_inside = false;
    const AnyMover<T> there = placed_at(mover, met.pos);
    ground.near(bounds_of(there), [&](const auto& other) {
        is_inside = is_inside || is_inside_beside(there, met.hit->pos,
                                                  piece, other.shape);
    });
    return is_inside;
}

/// Whether a mover passes a piece of a one-way platform that it would meet:
/// inside another piece, or at an end beyond which no piece goes on.
template <class T>
bool passes_platform(const AnyMover<T>& mover, Vec2<T> delta,
                     const Sweep<T>& met, const AnyObstacle<T>& piece,
                     const AnyGround<T>& ground) {
    if (is_inside_platform(mover, met, piece, ground)) return true;
    if (!runs_into_corner(mover, delta, met, piece)) return false;
    bool is_end = true;
    ground.near(bounds_of(met.hit->pos), [&](const auto& other) {
        is_end =
            is_end && !goes_on(piece, other.shape, met.hit->pos, delta);
    });
    return is_end;
}

/// Whether a push is no longer than rounding makes it, where the numbers
/// are of a certain size.
template <class T>
bool is_by_rounding(Vec2<T> push, double size) {
    constexpr double part = 8.0 * std::numeric_limits<T>::epsilon();
    return size_of_all(push.x, push.y) <= part * size;
}

/// Whether a mover that starts outside a one-sided obstacle, and ends in
/// it, came from a side that the obstacle faces.
template <class T>
bool has_come_from_front(const AnyMover<T>& mover, Vec2<T> pos,
                         const AnyObstacle<T>& obstacle,
                         const AnyGround<T>& ground) {
    const Vec2<T> start = position(mover);
    const Vec2<T> gone = pos - start;
    const Sweep<T> met = sweep_at_front(mover, gone, obstacle, NoTrace{});
    if (met.hit)
        return !passes_platform(mover, gone, met, obstacle, ground);
    if (is_met_from_any_side(mover, gone, obstacle.shape)) return false;
    // The path meets it from no side. If the position is inside because of
    // rounding, the mover has slid along the side that is nearest.
    const auto push =
        isect::intersect(placed_at(mover, pos), obstacle.shape);
    if (!push) return false;
    const double size = size_of_all(start.x, start.y, pos.x, pos.y) +
                        size_of_all(push->pos.x, push->pos.y);
    return is_by_rounding(push->delta, size) &&
           faces(obstacle, push->normal);
}

/// Whether a position of a mover is inside an obstacle that the mover has
/// to stay out of: it starts outside, and the obstacle doesn't let it pass.
template <class T>
bool is_entered(const AnyMover<T>& mover, Vec2<T> pos,
                const AnyObstacle<T>& obstacle,
                const AnyGround<T>& ground) {
    const AnySolid<T>& shape = obstacle.shape;
    if (!isect::overlaps(placed_at(mover, pos), shape)) return false;
    if (isect::overlaps(mover, shape)) return false;
    return !is_one_sided(obstacle) ||
           has_come_from_front(mover, pos, obstacle, ground);
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
