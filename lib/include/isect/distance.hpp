#pragma once

#include <isect/any_solid.hpp>
#include <isect/detail/compiled.hpp>
#include <isect/detail/distance/aabb_aabb.hpp>
#include <isect/detail/distance/circle_aabb.hpp>
#include <isect/detail/distance/circle_circle.hpp>
#include <isect/detail/forms.hpp>
#include <isect/solid.hpp>

namespace isect {

/// How far apart two shapes are: the length of the shortest segment between
/// them.
///
/// - **Shapes:** any two solids. Their order does not change the result.
/// - **Touching:** the distance is exactly 0 where they touch or overlap,
///   and nowhere else. `intersect` says how deep an overlap is.
/// - **Result:** at least 0, and within 8 ulp of the query's size.
/// - **Units:** yours, the same for both shapes, in float or double.
/// - **Errors:** none; it neither throws nor checks its arguments. Outside
///   the ranges that `checked` accepts, the result is meaningless.
/// - **Cost:** no allocation. 2 to 10 ns for points, boxes and circles and
///   for capsules beside circles, 110 to 280 ns for other pairs.
/// - **Source:** Ericson, Real-Time Collision Detection (2005), 5.1.
///
/// ```cpp
/// const Aabb wall{Vec2{10.0, 0.0}, Vec2{2.0, 8.0}};
/// const Circle ball{Vec2{0.0, 0.0}, 3.0};
/// assert(distance(ball, wall) == 5.0);
/// const Vec2 corner = wall.max();
/// assert(distance(corner, wall) == 0.0);
/// ```
template <class A, class B, Tracer Trace = NoTrace>
requires SolidPair<A, B> ISECT_FORCE_INLINE constexpr Scalar<A> distance(
    const A& a, const B& b, Trace trace = {}) {
    if constexpr (detail::VariantPair<A, B>) {
        using T = Scalar<A>;
        return distance(AnyMover<T>(a), AnySolid<T>(b), trace);
    } else {
        return detail::distance(detail::form_beside<B>(a),
                                detail::form_beside<A>(b), trace);
    }
}

}  // namespace isect

#ifdef ISECT_HEADER_ONLY
#include <isect/detail/distance/circle_capsule.hpp>
#include <isect/detail/distance/hull_hull.hpp>
#endif
