#pragma once

#include <type_traits>

#include <isect/any_solid.hpp>
#include <isect/detail/compiled.hpp>
#include <isect/detail/forms.hpp>
#include <isect/detail/sweep/aabb_aabb.hpp>
#include <isect/detail/sweep/aabb_circle.hpp>
#include <isect/detail/sweep/circle_aabb.hpp>
#include <isect/detail/sweep/circle_circle.hpp>
#include <isect/hit.hpp>
#include <isect/solid.hpp>

namespace isect {

/// How far a mover gets along a path before it hits an obstacle.
///
/// - **Shapes:** any two solids. The mover moves by delta in a straight
///   line, without turning, and the obstacle is at rest. If both move, see
///   sweep_both.hpp.
/// - **Touching:** no hit. A mover that slides along a face, grazes a
///   corner, ends touching, or starts touching and moves away is not
///   stopped. It can't tunnel: it hits walls without thickness too.
/// - **Result:** a Sweep. `pos` is the final position of the mover, at the
///   contact or at the end of its path; there it overlaps nothing, in
///   exactly the numbers returned. `time` is the fraction of the path, 1 if
///   the path is free; `hit` has the contact. A mover that starts inside
///   stays there, with time 0 and the push of `intersect` as `hit->delta`.
///   Whether it hits is never wrong; at pos, the mover is within 8 ulp of
///   the query's size of touching.
/// - **Units:** yours, the same for all, in float or double. Time is a
///   fraction: delta is the motion of one step, not a velocity.
/// - **Errors:** none; it neither throws nor checks its arguments. Outside
///   the ranges that `checked` accepts, the result is meaningless.
/// - **Cost:** no allocation. 5 to 100 ns for points, boxes and circles, 30
///   to 1200 ns for polygons and capsules.
/// - **Source:** Ericson, Real-Time Collision Detection (2005), 5.5; the
///   path of a point against a Minkowski sum: van den Bergen, Ray Casting
///   against General Convex Objects (2004).
///
/// ```cpp
/// const Aabb player{Vec2{0.0, 0.0}, Vec2{8.0, 8.0}};
/// const Aabb wall{Vec2{40.0, 4.0}, Vec2{8.0, 32.0}};
/// const auto moved = sweep(player, {96.0, 0.0}, wall);
/// assert((moved.hit && moved.hit->normal == Vec2{-1.0, 0.0}));
/// assert((moved.time == 0.25 && moved.pos == Vec2{24.0, 0.0}));
/// ```
template <class Mover, class Obstacle, Tracer Trace = NoTrace>
requires SolidPair<Mover, Obstacle>
    ISECT_FORCE_INLINE constexpr Sweep<Scalar<Mover>> sweep(
        const Mover& mover, std::type_identity_t<Vec2<Scalar<Mover>>> delta,
        const Obstacle& obstacle, Trace trace = {}) {
    if constexpr (detail::VariantPair<Mover, Obstacle>) {
        using T = Scalar<Mover>;
        return sweep(AnyMover<T>(mover), delta, AnySolid<T>(obstacle),
                     trace);
    } else {
        return detail::sweep(detail::form_beside<Obstacle>(mover), delta,
                             detail::form_beside<Mover>(obstacle), trace);
    }
}

}  // namespace isect

#ifdef ISECT_HEADER_ONLY
#include <isect/detail/sweep/circle_capsule.hpp>
#include <isect/detail/sweep/circle_circle_exactly.hpp>
#include <isect/detail/sweep/hull_hull.hpp>
#endif
