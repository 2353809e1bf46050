#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <type_traits>

#include <isect/circle.hpp>
#include <isect/closest_points.hpp>
#include <isect/detail/hair.hpp>
#include <isect/detail/reach.hpp>
#include <isect/detail/rounding.hpp>
#include <isect/distance.hpp>
#include <isect/intersect.hpp>
#include <isect/obstacle.hpp>

// Tiles, flush boxes or the edges of a chain can form one platform. What is
// inside one piece of it passes the next one, too.
namespace isect::detail {

/// Whether an obstacle may be met from one side only.
template <class S>
struct MayBeOneSided : std::false_type {};
template <class S>
struct MayBeOneSided<Marked<S>> : std::true_type {};
template <class T>
struct MayBeOneSided<ChainEdge<T>> : std::true_type {};

/// The side from which a one-sided obstacle is met.
template <class S>
Vec2<double> front_side(const S&) {
    return {};
}
template <class T>
Vec2<double> front_side(const ChainEdge<T>& edge) {
    return front_of(edge);
}
template <class S>
Vec2<double> front_side(const Marked<S>& obstacle) {
    const bool has_own = !(obstacle.facing == Vec2<Scalar<S>>{});
    return has_own ? widened(obstacle.facing) : front_side(obstacle.shape);
}

/// How high a solid is over a place, seen from a side.
template <class S, class T>
ISECT_RARE T height_over(Vec2<T> place, Vec2<T> side, const S& solid,
                         T hair) {
    const Bounds<T> all = bounds_of(solid);
    const T reach = T(2) * larger_axis(all.upper - all.lower, {}) + hair;
    const Circle<T> probe{place + reach * side, hair};
    const Sweep<T> met = isect::sweep(probe, T(-2) * reach * side, solid);
    return dot(met.pos - place, side) - hair;
}

/// The point at which the front of one piece goes on at that of another, if
/// it does. `met` is a point of the other.
template <class A, class B, class T>
ISECT_RARE std::optional<Vec2<T>> joint_of(const A& one, const B& other,
                                           Vec2<T> met, Vec2<T> side) {
    if constexpr (SolidShape<A> && SolidShape<B>) {
        const T hair = std::max(hair_around(one), hair_around(other));
        const Vec2<T> place = isect::closest_points(met, one).b;
        if (isect::distance(place, other) > hair) return {};
        const T height = height_over(place, side, other, hair);
        const T step = height_over(place, side, one, hair) - height;
        if (absolute(step) > T(16) * hair) return {};
        return place + height * side;
    } else {
        return {};
    }
}
template <class T>
std::optional<Vec2<T>> joint_of(const ChainEdge<T>& one,
                                const ChainEdge<T>& other, Vec2<T>,
                                Vec2<T>) {
    if (one.end == other.start) return one.end;
    if (other.end == one.start) return one.start;
    return {};
}

/// Whether a mover that meets a piece of a one-way platform is inside
/// another piece of it. Two pieces belong to one platform if they face the
/// same side, and the front of one goes on at that of the other. A mover
/// that walks into the other piece from its side, and is not yet below
/// their joint, stands on this one. Rounding alone puts nothing inside.
template <class Mover, class Piece, class Other, class T>
ISECT_RARE bool is_inside_beside(const Mover& there, Vec2<T> met,
                                 const Piece& piece, const Other& other) {
    if (!is_one_sided(other)) return false;
    const Vec2<double> side = front_side(piece);
    if (!(dot(front_side(other), side) > 0)) return false;
    const T hair = hair_around(there);
    const auto push = isect::intersect(there, bare(other));
    if (!push || length(push->delta) <= hair) return false;

    const double length_of_side = root(length_squared(side));
    const Vec2<T> up = narrowed<T>((1 / length_of_side) * side);
    const auto joint = joint_of(bare(other), bare(piece), met, up);
    if (!joint) return false;
    const T foot = -reach_of(there, -up);
    return foot + T(2) * hair < dot(*joint - position(there), up);
}

/// Whether a mover that meets a piece of a one-way platform is already
/// inside another piece of it. Then it passes both.
template <class Mover, class Obstacle, class EachNear>
bool is_inside_platform(const Mover& mover, const Sweep<Scalar<Mover>>& met,
                        const Obstacle& piece, const EachNear& each_near) {
    bool is_inside = false;
    if constexpr (MayBeOneSided<Obstacle>::value) {
        if (!is_one_sided(piece)) return false;
        const Mover there = placed_at(mover, met.pos);
        each_near(bounds_of(there), [&](const auto& other) {
            is_inside = is_inside ||
                        is_inside_beside(there, met.hit->pos, piece, other);
        });
    }
    return is_inside;
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
template <class Mover, class T, class Obstacle, class EachNear>
ISECT_RARE bool has_come_from_front(const Mover& mover, Vec2<T> pos,
                                    const Obstacle& obstacle,
                                    const EachNear& each_near) {
    const Vec2<T> start = position(mover);
    const Vec2<T> gone = pos - start;
    const Sweep<T> met = isect::sweep(mover, gone, obstacle);
    if (met.hit) {
        return !is_inside_platform(mover, met, obstacle, each_near);
    }
    if (isect::sweep(mover, gone, from_all_sides(obstacle)).hit) {
        return false;
    }
    // The path meets it from no side. If the position is inside because of
    // rounding, the mover has slid along the side that is nearest.
    const auto push =
        isect::intersect(placed_at(mover, pos), bare(obstacle));
    if (!push) return false;
    const double size = size_of_all(start.x, start.y, pos.x, pos.y) +
                        size_of_all(push->pos.x, push->pos.y);
    return is_by_rounding(push->delta, size) &&
           faces(obstacle, push->normal);
}

/// Whether a position of a mover is inside an obstacle that the mover has
/// to stay out of: it starts outside, and the obstacle doesn't let it pass.
template <class Mover, class T, class Obstacle, class EachNear>
bool is_entered(const Mover& mover, Vec2<T> pos, const Obstacle& obstacle,
                const EachNear& each_near) {
    if (!isect::overlaps(placed_at(mover, pos), bare(obstacle))) {
        return false;
    }
    if (isect::overlaps(mover, bare(obstacle))) return false;
    return !is_one_sided(obstacle) ||
           has_come_from_front(mover, pos, obstacle, each_near);
}

}  // namespace isect::detail
