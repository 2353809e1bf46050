#pragma once

#include <optional>
#include <type_traits>
#include <variant>

#include <isect/any_solid.hpp>
#include <isect/detail/compiled.hpp>
#include <isect/detail/forms.hpp>
#include <isect/detail/raycast/aabb.hpp>
#include <isect/detail/raycast/circle.hpp>
#include <isect/solid.hpp>

namespace isect {

namespace detail {
/// The type by which raycast can grow an obstacle: half the size of a box
/// for a box, the radius of a circle for any other shape.
template <class Obstacle>
using PaddingFor =
    std::conditional_t<is_aabb<Obstacle>, Vec2<Scalar<Obstacle>>,
                       Scalar<Obstacle>>;

template <class A, class B>
concept PaddedAlike =
    SolidPair<A, B> && !IsVariant<B>::value && !std::is_same_v<A, B>;
}  // namespace detail

/// Where a segment, going from start to end, first hits a shape.
///
/// - **Shapes:** a Segment, and any solid. A segment never hits a point.
/// - **Touching:** a miss. A segment misses if it slides along a face,
///   grazes a corner, ends on the surface, or starts on it and leads away.
///   A segment that crosses a shape without thickness hits.
/// - **Result:** none if it misses, otherwise a Hit: `time`, in [0, 1), is
///   the fraction of the segment; `pos` is the point on the obstacle's
///   surface; `normal` points out of the obstacle; `delta` leads from the
///   segment's end back to the hit. A segment that starts inside hits at
///   time 0, with the push of `intersect`. Whether it hits is never wrong;
///   pos and time are within 8 ulp of the query's size.
/// - **Units:** yours, the same for both, in float or double. A segment is
///   not an infinite ray: make it as long as the query should reach.
/// - **Errors:** none; it neither throws nor checks its arguments. Outside
///   the ranges that `checked` accepts, the result is meaningless.
/// - **Cost:** no allocation. 5 to 60 ns for boxes, circles and capsules,
///   10 to 170 ns for polygons.
/// - **Source:** Kay and Kajiya, Ray Tracing Complex Scenes, SIGGRAPH 1986;
///   Ericson, Real-Time Collision Detection (2005), 5.3; Cyrus and Beck,
///   Computers & Graphics 3, 1978.
///
/// ```cpp
/// const Segment sight{Vec2{0.0, 0.0}, Vec2{20.0, 0.0}};
/// const Aabb wall{Vec2{12.0, 1.0}, Vec2{2.0, 4.0}};
/// const auto hit = raycast(sight, wall);
/// assert((hit && hit->time == 0.5 && hit->pos == Vec2{10.0, 0.0}));
/// assert((!raycast(sight, Circle{Vec2{5.0, 3.0}, 3.0})));  // it grazes
/// ```
template <class T, class Obstacle, Tracer Trace = NoTrace>
requires SolidPair<Vec2<T>, Obstacle>
    ISECT_FORCE_INLINE constexpr std::optional<Hit<T>> raycast(
        const Segment<T>& segment, const Obstacle& obstacle,
        Trace trace = {}) {
    if constexpr (detail::IsVariant<Obstacle>::value) {
        return raycast(segment, AnySolid<T>(obstacle), trace);
    } else if constexpr (std::is_same_v<Obstacle, Vec2<T>>) {
        const Circle<T> point{obstacle, T(0)};
        return detail::raycast(segment, point, T(0), trace);
    } else if constexpr (std::is_same_v<Obstacle, Segment<T>>) {
        const Capsule<T> wall{obstacle.start, obstacle.delta, T(0)};
        return detail::raycast(segment, wall, T(0), trace);
    } else {
        const detail::PaddingFor<Obstacle> none{};
        return detail::raycast(segment, obstacle, none, trace);
    }
}

/// Where a box first hits a box, or a circle any other solid, while its
/// center travels along a segment. It works as above, with the obstacle
/// grown by the padding, which is half the size of the moving box or the
/// radius of the moving circle. `pos` is on the original obstacle.
template <class T, class Obstacle, Tracer Trace = NoTrace>
requires detail::PaddedAlike<Vec2<T>, Obstacle>
    ISECT_FORCE_INLINE constexpr std::optional<Hit<T>> raycast(
        const Segment<T>& segment, const Obstacle& obstacle,
        std::type_identity_t<detail::PaddingFor<Obstacle>> padding,
        Trace trace = {}) {
    if constexpr (std::is_same_v<Obstacle, Segment<T>>) {
        const Capsule<T> wall{obstacle.start, obstacle.delta, T(0)};
        return detail::raycast(segment, wall, padding, trace);
    } else {
        return detail::raycast(segment, obstacle, padding, trace);
    }
}

}  // namespace isect

#ifdef ISECT_HEADER_ONLY
#include <isect/detail/raycast/aabb_exactly.hpp>
#include <isect/detail/raycast/capsule.hpp>
#include <isect/detail/raycast/circle_exactly.hpp>
#include <isect/detail/raycast/polygon.hpp>
#endif
