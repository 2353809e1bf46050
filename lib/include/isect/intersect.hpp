#pragma once

#include <optional>

#include <isect/any_solid.hpp>
#include <isect/detail/compiled.hpp>
#include <isect/detail/forms.hpp>
#include <isect/detail/intersect/aabb_aabb.hpp>
#include <isect/detail/intersect/aabb_circle.hpp>
#include <isect/detail/intersect/circle_aabb.hpp>
#include <isect/detail/intersect/circle_circle.hpp>
#include <isect/hit.hpp>
#include <isect/solid.hpp>

namespace isect {

/// The shortest push that takes the mover out of the obstacle.
///
/// - **Shapes:** any two solids. The order matters: the first is pushed.
/// - **Touching:** no hit, in agreement with `overlaps`.
/// - **Result:** none if the shapes don't overlap, otherwise a Hit. `delta`
///   is the push: at position + delta the mover no longer overlaps, in
///   exactly the numbers returned. `normal` is the direction of the push,
///   of unit length, out of the obstacle; `pos` is on the obstacle's
///   surface; `time` is 0. The push is at most 8 ulp of the query's size
///   longer than the shortest.
/// - **Units:** yours, the same for both shapes, in float or double.
/// - **Errors:** none; it neither throws nor checks its arguments. Outside
///   the ranges that `checked` accepts, the result is meaningless.
/// - **Cost:** no allocation. 1 to 25 ns for points, boxes and circles and
///   for capsules beside circles, 20 to 260 ns for other pairs.
/// - **Source:** Ericson, Real-Time Collision Detection (2005), 5.1 and
///   5.5; polygons by the nearest edge of their Minkowski sum: van den
///   Bergen, Collision Detection in Interactive 3D Environments
///   (2003), 4.3.
///
/// ```cpp
/// const Aabb floor{Vec2{0.0, 10.0}, Vec2{50.0, 2.0}};
/// const Circle ball{Vec2{3.0, 7.0}, 2.0};
/// const auto hit = intersect(ball, floor);
/// assert((hit && hit->delta == Vec2{0.0, -1.0}));  // up: y goes down
/// assert((hit->normal == Vec2{0.0, -1.0} && hit->pos == Vec2{3.0, 8.0}));
/// ```
template <class Mover, class Obstacle, Tracer Trace = NoTrace>
requires SolidPair<Mover, Obstacle>
    ISECT_FORCE_INLINE constexpr std::optional<Hit<Scalar<Mover>>>
    intersect(const Mover& mover, const Obstacle& obstacle,
              Trace trace = {}) {
    if constexpr (detail::VariantPair<Mover, Obstacle>) {
        using T = Scalar<Mover>;
        return intersect(AnyMover<T>(mover), AnySolid<T>(obstacle), trace);
    } else {
        return detail::intersect(detail::form_beside<Obstacle>(mover),
                                 detail::form_beside<Mover>(obstacle),
                                 trace);
    }
}

}  // namespace isect

#ifdef ISECT_HEADER_ONLY
#include <isect/detail/intersect/aabb_aabb_exactly.hpp>
#include <isect/detail/intersect/circle_capsule.hpp>
#include <isect/detail/intersect/hull_hull.hpp>
#endif
