#pragma once

#include <optional>

#include <isect/detail/contact/flat.hpp>
#include <isect/detail/contact/push.hpp>
#include <isect/detail/overlaps/circle_aabb.hpp>

namespace isect::detail {

/// Whether a point lies outside a box on both axes, so that a corner is the
/// nearest point of the box.
template <class T>
ISECT_FORCE_INLINE constexpr bool beyond_corner(Vec2<T> point,
                                                const Aabb<T>& box) {
    const Vec2<T> center = box.center;
    return outside_span(point.x, center.x, box.half.x) &&
           outside_span(point.y, center.y, box.half.y);
}

/// The axis of the shortest push that takes a circle, whose center is
/// beyond no corner, out of a box. A center that is outside on one axis
/// leaves on that axis.
template <class T>
ISECT_FORCE_INLINE constexpr Axis shorter_way_out(const Circle<T>& circle,
                                                  const Aabb<T>& box) {
    const Vec2<T> start = circle.center;
    const Vec2<T> center = box.center;
    if (outside_span(start.x, center.x, box.half.x)) return Axis::x;
    if (outside_span(start.y, center.y, box.half.y)) return Axis::y;
    const T depth_x = depth_on_axis(bounding_box(circle), box, Axis::x);
    const T depth_y = depth_on_axis(bounding_box(circle), box, Axis::y);
    return depth_x < depth_y ? Axis::x : Axis::y;
}

/// The shortest push that takes a circle out of a box: through a face, or
/// away from a corner. It is the push that takes the center out of the box
/// with its edges moved out by the radius and its corners rounded.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline std::optional<Hit<T>> intersect(
    const Circle<T>& mover, const Aabb<T>& obstacle, Trace trace = {}) {
    if (!trace(overlaps(mover, obstacle, trace))) return {};

    // Beyond a corner, the push leads straight away from that corner.
    const Vec2<T> start = mover.center;
    if (trace(beyond_corner(start, obstacle))) {
        const Place<T> corner = corner_towards(obstacle, start);
        const Vec2<double> normal =
            trace(unit_vector(between(start, corner)));
        const T radius = mover.radius;
        const auto edge = round_edge(start, corner, radius, T(0), normal);
        return trace(push_through_edge(edge, start, T(0)));
    }

    // Otherwise it leads through the nearest face, as for a box.
    const Axis axis = shorter_way_out(mover, obstacle);
    return trace(push_through_face(bounding_box(mover), obstacle, axis));
}

}  // namespace isect::detail
