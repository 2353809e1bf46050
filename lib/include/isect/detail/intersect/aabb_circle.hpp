#pragma once

#include <optional>

#include <isect/detail/contact/flat.hpp>
#include <isect/detail/contact/push.hpp>
#include <isect/detail/intersect/circle_aabb.hpp>
#include <isect/detail/overlaps/circle_aabb.hpp>

namespace isect::detail {

/// The shortest push that takes a box out of a circle: the reverse of the
/// push that would take the circle out of the box.
template <class T, Tracer Trace = NoTrace>
ISECT_FORCE_INLINE inline std::optional<Hit<T>> intersect(
    const Aabb<T>& mover, const Circle<T>& obstacle, Trace trace = {}) {
    if (!trace(overlaps(mover, obstacle, trace))) return {};

    // If the circle's center is beyond a corner of the box, the box moves
    // until that corner is a radius away from it. Then the box's own center
    // is a radius away from the circle's center minus the corner's offset.
    const Vec2<T> start = mover.center;
    const Vec2<T> center = obstacle.center;
    const T radius = obstacle.radius;
    if (trace(beyond_corner(center, mover))) {
        const Place<T> opposite(center,
                                -corner_towards(mover, center).offset);
        const Vec2<double> normal =
            trace(unit_vector(between(start, opposite)));
        const auto edge = round_edge(start, opposite, radius, T(0), normal);
        Hit<T> hit = push_through_edge(edge, start, radius);
        hit.pos = point_on(obstacle, normal);
        return trace(hit);
    }

    // Otherwise one of the box's faces is pushed out, until it is flush
    // with the circle.
    const Axis axis = shorter_way_out(obstacle, mover);
    Hit<T> hit = push_through_face(mover, bounding_box(obstacle), axis);
    hit.pos = point_on(obstacle, widened(hit.normal));
    return trace(hit);
}

}  // namespace isect::detail
