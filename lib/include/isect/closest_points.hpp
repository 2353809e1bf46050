#pragma once

#include <isect/any_solid.hpp>
#include <isect/detail/closest_points/aabb_aabb.hpp>
#include <isect/detail/closest_points/circle_aabb.hpp>
#include <isect/detail/closest_points/circle_circle.hpp>
#include <isect/detail/compiled.hpp>
#include <isect/detail/forms.hpp>
#include <isect/hit.hpp>
#include <isect/solid.hpp>

namespace isect {

/// The points of two shapes that are nearest to each other: the ends of the
/// shortest segment between them.
///
/// - **Shapes:** any two solids. `a` of the result is on the first shape,
///   `b` on the second.
/// - **Touching:** where the shapes touch or overlap, both are the same
///   point, which belongs to both shapes.
/// - **Result:** each point is within 8 ulp of the query's size of its
///   shape, and the distance between the two agrees with `distance` within
///   the same bound. Where several pairs are equally near, the result is
///   one of them.
/// - **Units:** yours, the same for both shapes, in float or double.
/// - **Errors:** none; it neither throws nor checks its arguments. Outside
///   the ranges that `checked` accepts, the result is meaningless.
/// - **Cost:** no allocation. 2 to 15 ns for points, boxes and circles and
///   for capsules beside circles, 110 to 480 ns for other pairs.
/// - **Source:** Ericson, Real-Time Collision Detection (2005), 5.1.
///
/// ```cpp
/// const Aabb wall{Vec2{10.0, 0.0}, Vec2{2.0, 8.0}};
/// const Circle ball{Vec2{0.0, 0.0}, 3.0};
/// const auto [on_ball, on_wall] = closest_points(ball, wall);
/// assert((on_ball == Vec2{3.0, 0.0}));
/// assert((on_wall == Vec2{8.0, 0.0}));
/// ```
template <class A, class B, Tracer Trace = NoTrace>
requires SolidPair<A, B> ISECT_FORCE_INLINE constexpr Closest<Scalar<A>>
closest_points(const A& a, const B& b, Trace trace = {}) {
    if constexpr (detail::VariantPair<A, B>) {
        using T = Scalar<A>;
        return closest_points(AnyMover<T>(a), AnySolid<T>(b), trace);
    } else {
        return detail::closest_points(detail::form_beside<B>(a),
                                      detail::form_beside<A>(b), trace);
    }
}

}  // namespace isect

#ifdef ISECT_HEADER_ONLY
#include <isect/detail/closest_points/circle_capsule.hpp>
#include <isect/detail/closest_points/hull_hull.hpp>
#endif
