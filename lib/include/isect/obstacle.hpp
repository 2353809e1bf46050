#pragma once

#include <isect/detail/hair.hpp>
#include <isect/detail/sweep/chain_edge.hpp>
#include <isect/marked.hpp>
#include <isect/overlaps.hpp>
#include <isect/position.hpp>
#include <isect/sweep.hpp>

// What sweep_into and move_and_slide can meet besides plain shapes.
namespace isect {

/// How far a mover gets before it meets an edge of a chain. As for any
/// solid, but a corner that a neighbouring edge hides is not met, and a
/// chain that is met from the front lets pass what comes from behind or
/// starts inside.
template <class Mover, FloatingPoint T, Tracer Trace = NoTrace>
requires SolidPair<Mover, Vec2<T>> Sweep<T> sweep(
    const Mover& mover, std::type_identity_t<Vec2<T>> delta,
    const ChainEdge<T>& edge, Trace trace = {}) {
    if constexpr (detail::IsVariant<Mover>::value) {
        const auto ask = [&](const auto& shape) {
            return isect::sweep(shape, delta, edge, trace);
        };
        return std::visit(ask, mover);
    } else {
        return detail::sweep_at_edge(detail::hull_of(mover), delta, edge,
                                     trace);
    }
}

namespace detail {
/// Whether a mover that meets the side of a platform would get over it from
/// a hair above: it stands on ground that is meant to be flush with the
/// platform, or on a slope that goes on there. A round mover that meets the
/// corner with its side would still meet it from there.
template <class Mover, class S, class T = Scalar<Mover>>
bool is_at_edge(const Mover& mover, Vec2<T> delta,
                const Marked<S>& platform) {
    const T all = length(platform.facing);
    const Vec2<T> hair = (hair_around(mover) / all) * platform.facing;
    const Mover above = placed_at(mover, position(mover) + hair);
    const Sweep<T> met = isect::sweep(above, delta, platform.shape);
    return !met.hit ||
           dot(met.hit->normal, platform.facing) > T(0.25) * all;
}
}  // namespace detail

/// How far a mover gets before it meets an obstacle with marks: as for its
/// shape, unless it faces another side.
template <class Mover, class S, Tracer Trace = NoTrace>
Sweep<Scalar<Mover>> sweep(const Mover& mover,
                           std::type_identity_t<Vec2<Scalar<Mover>>> delta,
                           const Marked<S>& obstacle, Trace trace = {}) {
    using T = Scalar<Mover>;
    const Sweep<T> met = sweep(mover, delta, obstacle.shape, trace);
    if (!met.hit || obstacle.facing == Vec2<T>{}) return met;

    // A platform is met only where it faces, and by what is not inside it.
    // At a seam, what walks may be some ulp below the edge of the next one.
    const bool is_aside = dot(met.hit->normal, obstacle.facing) <= 0;
    const bool passes =
        is_aside && !detail::is_at_edge(mover, delta, obstacle);
    if (trace(passes) || overlaps(mover, obstacle.shape))
        return detail::free_path(position(mover), delta);
    return met;
}

namespace detail {
/// The obstacle without its marks.
template <class S>
constexpr const S& bare(const S& obstacle) {
    return obstacle;
}
template <class S>
constexpr const auto& bare(const Marked<S>& obstacle) {
    return bare(obstacle.shape);
}

template <class S>
constexpr std::uint32_t groups_of(const S&) {
    return all_groups;
}
template <class S>
constexpr std::uint32_t groups_of(const Marked<S>& obstacle) {
    return obstacle.groups;
}

/// Whether an obstacle lets anything pass.
template <class S>
constexpr bool is_one_sided(const S&) {
    return false;
}
template <class T>
constexpr bool is_one_sided(const ChainEdge<T>& edge) {
    return edge.sides == Sides::front;
}
template <class S>
constexpr bool is_one_sided(const Marked<S>& obstacle) {
    return !(obstacle.facing == Vec2<Scalar<S>>{}) ||
           is_one_sided(obstacle.shape);
}

/// The same obstacle, met from all sides.
template <class S>
constexpr const S& from_all_sides(const S& obstacle) {
    return obstacle;
}
template <class T>
constexpr ChainEdge<T> from_all_sides(ChainEdge<T> edge) {
    edge.sides = Sides::both;
    return edge;
}
template <class S>
constexpr auto from_all_sides(const Marked<S>& obstacle) {
    return from_all_sides(obstacle.shape);
}

/// Whether an obstacle is met at a contact with a normal.
template <class S, class T>
constexpr bool faces(const S&, Vec2<T>) {
    return true;
}
template <class T>
bool faces(const ChainEdge<T>& edge, Vec2<T> normal) {
    return edge.sides == Sides::both || is_on_front(edge, normal);
}
template <class S, class T>
constexpr bool faces(const Marked<S>& obstacle, Vec2<T> normal) {
    const bool is_all_around = obstacle.facing == Vec2<T>{};
    return (is_all_around || dot(normal, obstacle.facing) > 0) &&
           faces(obstacle.shape, normal);
}
}  // namespace detail

}  // namespace isect
