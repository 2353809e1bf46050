#pragma once

#include <cstddef>
#include <type_traits>

#include <isect/broad/all_hits.hpp>
#include <isect/broad/ground.hpp>
#include <isect/segment.hpp>

namespace isect {

namespace detail {
template <class T>
void sweep_in_order(const AnyMover<T>& mover,
                    std::type_identity_t<Vec2<T>> delta,
                    const std::type_identity_t<AnyGround<T>>& ground,
                    std::type_identity_t<SweepVisitor<T>> visit);
}  // namespace detail

/// Calls visit(id, sweep) once for each obstacle that a mover would hit on
/// its whole path if the others were not there, in order of time, and at
/// equal times in order of the ids. A visitor that returns false ends it:
/// so a shot goes through some things and stops at others.
///
/// - **Shapes:** any solid as the mover, and a list of obstacles or any
///   Ground.
/// - **Touching:** no hit, as for `sweep`.
/// - **Result:** each sweep equals the result of the single `sweep`. What
///   the mover starts inside of comes first, with time 0.
/// - **Units:** yours, in float or double.
/// - **Errors:** none.
/// - **Cost:** no allocation; one `sweep_all` for every 16 hits. Where the
///   order doesn't matter, `sweep_all` itself is faster.
///
/// ```cpp
/// const std::vector<Aabb<double>> posts{{{9, 0}, {1, 5}},
///                                       {{5, 0}, {1, 5}}};
/// std::vector<std::size_t> met;
/// sweep_in_order(Vec2{0.0, 0.0}, {20, 0}, posts,
///                [&](std::size_t id, auto&) { met.push_back(id); });
/// assert((met == std::vector<std::size_t>{1, 0}));
/// ```
template <SolidShape Mover, Ground Obstacles, class Visit>
void sweep_in_order(const Mover& mover,
                    std::type_identity_t<Vec2<Scalar<Mover>>> delta,
                    const Obstacles& ground, Visit visit) {
    using T = Scalar<Mover>;
    detail::sweep_in_order(AnyMover<T>(mover), delta, ground,
                           detail::SweepVisitor<T>(visit));
}
template <SolidShape Mover, ObstacleRange Obstacles, class Visit>
void sweep_in_order(const Mover& mover,
                    std::type_identity_t<Vec2<Scalar<Mover>>> delta,
                    const Obstacles& obstacles, Visit visit) {
    sweep_in_order(mover, delta, ObstacleList(obstacles), visit);
}

/// Calls visit(id, hit) once for each obstacle that a segment hits, in
/// order of time, as sweep_in_order does for a point that moves along it.
template <class T, class Obstacles, class Visit>
requires Ground<Obstacles> || ObstacleRange<Obstacles>
void raycast_in_order(const Segment<T>& segment, const Obstacles& ground,
                      Visit visit) {
    const auto use = [&](std::size_t id, const Sweep<T>& met) {
        return detail::wants_more(visit, id, *met.hit);
    };
    sweep_in_order(segment.start, segment.delta, ground, use);
}

}  // namespace isect

#ifdef ISECT_HEADER_ONLY
#include <isect/detail/ground/all_hits.hpp>
#endif
