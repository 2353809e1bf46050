#pragma once

#include <isect/any_solid.hpp>
#include <isect/detail/compiled.hpp>
#include <isect/detail/forms.hpp>
#include <isect/detail/overlaps/aabb_aabb.hpp>
#include <isect/detail/overlaps/circle_aabb.hpp>
#include <isect/detail/overlaps/circle_circle.hpp>
#include <isect/detail/overlaps/interval.hpp>
#include <isect/solid.hpp>

namespace isect {

/// Whether two shapes overlap, which means that they share more than a part
/// of their surfaces.
///
/// - **Shapes:** any two solids. Their order does not change the result.
/// - **Touching:** no overlap. Two shapes that share only a face, a corner
///   or a point of contact do not overlap, and two points never do. A shape
///   without size overlaps any shape that it lies strictly inside.
/// - **Result:** yes or no, and never wrong: where plain arithmetic can't
///   tell, exact arithmetic decides.
/// - **Units:** yours, the same for both shapes, in float or double.
/// - **Errors:** none; it neither throws nor checks its arguments. Outside
///   the ranges that `checked` accepts, the result is meaningless.
/// - **Cost:** no allocation. 1 to 6 ns for points, boxes and circles and
///   for capsules beside circles, 20 to 210 ns for other pairs.
/// - **Source:** Ericson, Real-Time Collision Detection (2005), 4.2 and
///   5.2; polygons by their Minkowski sum: de Berg et al., Computational
///   Geometry, 13.3. Exact signs: Shewchuk, Adaptive Precision
///   Floating-Point Arithmetic (1997).
///
/// ```cpp
/// const Aabb wall{Vec2{4.0, 0.0}, Vec2{1.0, 3.0}};
/// const Circle ball{Vec2{0.0, 0.0}, 3.0};
/// assert(!overlaps(ball, wall));  // they touch at x = 3
/// const Circle larger{ball.center, 3.5};
/// assert(overlaps(larger, wall) && overlaps(wall, larger));
/// ```
template <class A, class B, Tracer Trace = NoTrace>
requires SolidPair<A, B> ISECT_FORCE_INLINE constexpr bool overlaps(
    const A& a, const B& b, Trace trace = {}) {
    if constexpr (detail::VariantPair<A, B>) {
        using T = Scalar<A>;
        return overlaps(AnyMover<T>(a), AnySolid<T>(b), trace);
    } else {
        return detail::overlaps(detail::form_beside<B>(a),
                                detail::form_beside<A>(b), trace);
    }
}

/// Whether two ranges on a line share more than an endpoint. A range that
/// is a single number overlaps the ranges that contain it strictly inside.
template <class T, Tracer Trace = NoTrace>
constexpr bool overlaps(Interval<T> a, Interval<T> b, Trace trace = {}) {
    return detail::overlaps(a, b, trace);
}

}  // namespace isect

#ifdef ISECT_HEADER_ONLY
#include <isect/detail/overlaps/circle_capsule.hpp>
#include <isect/detail/overlaps/hull_hull.hpp>
#endif
