#pragma once

#include <span>
#include <type_traits>

#include <isect/any_ground.hpp>
#include <isect/broad/ground.hpp>
#include <isect/obstacle.hpp>
#include <isect/respond/moved.hpp>
#include <isect/respond/response.hpp>
#include <isect/solid.hpp>

namespace isect {

namespace detail {
template <class T, Tracer Trace = NoTrace>
Moved<T> move_and_slide(
    const AnyMover<T>& mover, std::type_identity_t<Vec2<T>> delta,
    const std::type_identity_t<GroundFor<T, Trace>>& ground,
    Response response = Response::slide, Trace trace = {});
}  // namespace detail

/// Moves through obstacles and, at each hit, continues with what the
/// response makes of the remaining motion, in at most four sweeps. By
/// default it slides along each obstacle that it hits, as a character in a
/// game walks.
///
/// - **Shapes:** as for `sweep_into`: a list of obstacles, one obstacle, or
///   any Ground.
/// - **Touching:** no hit. A mover that has slid along a surface and
///   continues along it doesn't stick to it.
/// - **Result:** a Moved. `pos` is the final position of the mover; `delta`
///   is the whole motion as the hits have turned it, to use for the next
///   step; `sweeps` are the legs, and `count` is the number of them. Where
///   the remaining motion has a part along the surface, a slide makes all
///   of that part within 8 ulp of the query's size, on slopes as on floors,
///   never sinks, and stands still, bit for bit, where it gets nowhere.
///   Between surfaces that hold it, a step of up to 64 ulp, or more in a
///   sharp wedge, is made only if it leads ahead along the delta, exactly:
///   so it comes to rest and never moves to and fro.
///   Seams between slopes, or slopes and floors, don't catch in any order
///   of the list, if motion leads into the surface, as gravity does: a step
///   of a few ulp there, which rounding leaves, is passed a hair off the
///   surface. Along it, a step must be at least 128 ulp of the offset.
///   A polygon that stands on one corner may lose a part of one step at
///   such a seam. The same obstacles in any order give the same bits.
///   A mover that starts inside an obstacle is first pushed out of it, but
///   never into one that it isn't inside of. A slide ends where it would
///   lead back against the requested delta, as in a wedge. In a wedge each
///   leg stops as `sweep_into` does.
/// - **Units:** yours, the same for all, in float or double.
/// - **Errors:** none; it neither throws nor checks its arguments. Outside
///   the ranges that `checked` accepts, the result is meaningless.
/// - **Cost:** no allocation; up to four times `sweep_into`, and up to nine
///   times more for each of these, but the first, that ends at a hit.
/// - **Source:** sliding as in Fauerby, Improved Collision Detection and
///   Response (2003). The proof that it never sticks is at `clear_of`.
///
/// ```cpp
/// const std::vector floor{Aabb{Vec2{0.0, 9.0}, Vec2{40.0, 1.0}}};
/// const Aabb player{Vec2{0.0, 4.0}, Vec2{2.0, 2.0}};
/// const auto step = move_and_slide(player, {4.0, 4.0}, floor);
/// assert((step.pos == Vec2{4.0, 6.0}));    // on the floor, all the way
/// assert((step.delta == Vec2{4.0, 0.0}));  // and falling no more
/// ```
template <SolidShape Mover, Ground Obstacles, Tracer Trace = NoTrace>
Moved<Scalar<Mover>> move_and_slide(
    const Mover& mover, std::type_identity_t<Vec2<Scalar<Mover>>> delta,
    const Obstacles& ground, Response response = Response::slide,
    Trace trace = {}) {
    using T = Scalar<Mover>;
    return detail::move_and_slide(AnyMover<T>(mover), delta, ground,
                                  response, trace);
}
template <SolidShape Mover, ObstacleRange Obstacles, Tracer Trace = NoTrace>
Moved<Scalar<Mover>> move_and_slide(
    const Mover& mover, std::type_identity_t<Vec2<Scalar<Mover>>> delta,
    const Obstacles& obstacles, Response response = Response::slide,
    Trace trace = {}) {
    return move_and_slide(mover, delta, ObstacleList(obstacles), response,
                          trace);
}
template <SolidShape Mover, SingleObstacle Obstacle>
Moved<Scalar<Mover>> move_and_slide(
    const Mover& mover, std::type_identity_t<Vec2<Scalar<Mover>>> delta,
    const Obstacle& obstacle, Response response = Response::slide) {
    return move_and_slide(mover, delta, std::span(&obstacle, 1), response);
}

}  // namespace isect

#ifdef ISECT_HEADER_ONLY
#include <isect/detail/slide/move_and_slide.hpp>
#endif
