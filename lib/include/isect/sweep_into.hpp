#pragma once

#include <span>
#include <type_traits>

#include <isect/any_ground.hpp>
#include <isect/broad/ground.hpp>
#include <isect/hit.hpp>
#include <isect/solid.hpp>

namespace isect {

namespace detail {
template <class T, Tracer Trace = NoTrace>
Sweep<T> sweep_into(const AnyMover<T>& mover,
                    std::type_identity_t<Vec2<T>> delta,
                    const std::type_identity_t<GroundFor<T, Trace>>& ground,
                    Trace trace = {});
}  // namespace detail

/// How far a mover gets among many obstacles before it hits the first one.
///
/// - **Shapes:** any solid as the mover. The obstacles are any Ground, or a
///   contiguous range of one kind of solid, or of Shape: a vector, an
///   array, a span.
/// - **Touching:** no hit, as for `sweep`. A mover that rests on a floor of
///   flush boxes doesn't catch on their seams: among contacts whose times
///   rounding can't tell apart, the one with the widest shared span wins, a
///   face before a corner; then the earlier one, the one that is met less
///   squarely, and what comes first along the path. A mover without width
///   hits the face that its path crosses first, exactly. An obstacle that
///   it starts inside of comes before all others.
/// - **Order:** the list's order doesn't matter: the same obstacles in any
///   order give the same bits, and the same obstacle. Only between
///   obstacles with the same bounds and marks, which are hit at the same
///   contact, is `index` the lowest one.
/// - **Result:** a Sweep, as for one obstacle. `index` is the obstacle that
///   was hit, or `npos` for none. `pos` overlaps no obstacle that the start
///   did not overlap. Where the faces that it touches meet at 90 degrees or
///   more, it is within 8 ulp of the query's size of touching. In a sharper
///   wedge the mover may stop earlier, and if eight steps back don't free
///   it of both faces, it stays at the start.
/// - **Units:** yours, the same for all, in float or double.
/// - **Errors:** none; it neither throws nor checks its arguments. Outside
///   the ranges that `checked` accepts, the result is meaningless.
/// - **Cost:** no allocation. One comparison of bounds per obstacle, and a
///   sweep at each that the path may reach before the first contact, and
///   at a one-way obstacle a look at those beside it; with more than a few
///   dozen, a broad phase (broad.hpp) tests only a few of them and gives
///   the same result.
/// - **Source:** the time of impact with each obstacle, as in Ericson,
///   Real-Time Collision Detection (2005), 5.5. The rule for equal times is
///   the library's own.
///
/// ```cpp
/// const std::vector floor{Aabb{Vec2{0.0, 9.0}, Vec2{4.0, 1.0}},
///                         Aabb{Vec2{8.0, 9.0}, Vec2{4.0, 1.0}}};
/// const Circle ball{Vec2{1.0, 2.0}, 1.0};
/// const auto fall = sweep_into(ball, {10.0, 10.0}, floor);
/// assert((fall.index == 1 && fall.pos == Vec2{6.0, 7.0}));
/// ```
template <SolidShape Mover, Ground Obstacles, Tracer Trace = NoTrace>
Sweep<Scalar<Mover>> sweep_into(
    const Mover& mover, std::type_identity_t<Vec2<Scalar<Mover>>> delta,
    const Obstacles& ground, Trace trace = {}) {
    using T = Scalar<Mover>;
    return detail::sweep_into(AnyMover<T>(mover), delta, ground, trace);
}
template <SolidShape Mover, ObstacleRange Obstacles, Tracer Trace = NoTrace>
Sweep<Scalar<Mover>> sweep_into(
    const Mover& mover, std::type_identity_t<Vec2<Scalar<Mover>>> delta,
    const Obstacles& obstacles, Trace trace = {}) {
    return sweep_into(mover, delta, ObstacleList(obstacles), trace);
}

/// The same with a broad phase, which must have been built from
/// box_around(obstacle) for each of the obstacles, in their order, and
/// updated whenever one moved or was removed.
template <SolidShape Mover, ObstacleRange Obstacles, BroadPhase Phase,
          Tracer Trace = NoTrace>
Sweep<Scalar<Mover>> sweep_into(
    const Mover& mover, std::type_identity_t<Vec2<Scalar<Mover>>> delta,
    const Obstacles& obstacles, const Phase& phase, Trace trace = {}) {
    return sweep_into(mover, delta, indexed(obstacles, phase), trace);
}

}  // namespace isect

#ifdef ISECT_HEADER_ONLY
#include <isect/detail/ground/sweep_into.hpp>
#endif
