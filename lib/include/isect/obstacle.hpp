#pragma once

#include <isect/any_ground.hpp>
#include <isect/marked.hpp>
#include <isect/solid.hpp>

// What sweep_into and move_and_slide can meet besides plain shapes.
namespace isect {

template <class T, Tracer Trace = NoTrace>
Sweep<T> sweep(const AnyMover<T>& mover,
               std::type_identity_t<Vec2<T>> delta,
               const AnyObstacle<T>& obstacle, Trace trace = {});

/// How far a mover gets before it meets an edge of a chain. As for any
/// solid, but a corner that a neighbouring edge hides is not met, and a
/// chain that is met from the front lets pass what comes from behind or
/// starts inside.
template <class Mover, FloatingPoint T, Tracer Trace = NoTrace>
requires SolidPair<Mover, Vec2<T>> Sweep<T> sweep(
    const Mover& mover, std::type_identity_t<Vec2<T>> delta,
    const ChainEdge<T>& edge, Trace trace = {}) {
    return sweep(AnyMover<T>(mover), delta, AnySolid<T>(edge), trace);
}

/// How far a mover gets before it meets an obstacle with marks: as for its
/// shape, unless it faces another side.
template <SolidShape Mover, class S, Tracer Trace = NoTrace>
Sweep<Scalar<Mover>> sweep(const Mover& mover,
                           std::type_identity_t<Vec2<Scalar<Mover>>> delta,
                           const Marked<S>& obstacle, Trace trace = {}) {
    using T = Scalar<Mover>;
    return sweep(AnyMover<T>(mover), delta,
                 detail::any_obstacle<T>(obstacle), trace);
}

namespace detail {
template <class S>
inline constexpr bool is_marked = false;
template <class S>
inline constexpr bool is_marked<Marked<S>> = true;
}  // namespace detail

/// One obstacle: a solid, with or without marks.
template <class S>
concept SingleObstacle = SolidShape<S> || detail::is_marked<S>;

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

}  // namespace detail

}  // namespace isect

#ifdef ISECT_HEADER_ONLY
#include <isect/detail/sweep/obstacle.hpp>
#endif
