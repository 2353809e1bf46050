#pragma once

#include <optional>

#include <isect/hit.hpp>
#include <isect/overlaps/rounded_box.hpp>
#include <isect/push.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// Out of a rounded box through the nearer of its faces. Of two that are
/// equally near it is the horizontal one; of two sides, the positive one.
template <class T, Tracer Trace = NoTrace>
Hit<T> push_through_face(Vec2<T> point, const RoundedBox<T>& box,
                         Trace trace = {}) {
    const Vec2<T> from_center = point - box.center;
    const Vec2<T> reach{box.half.x + box.radius, box.half.y + box.radius};
    const T depth_x = trace(reach.x - magnitude(from_center.x));
    const T depth_y = trace(reach.y - magnitude(from_center.y));
    Hit<T> hit{point, {}, {}, T{}};
    if (trace(depth_x < depth_y)) {
        const T side = sign(from_center.x);
        const T edge = outer_edge(box.center.x, reach.x, side);
        hit.normal = {side, 0};
        hit.delta = {step_to(point.x, edge, side), 0};
    } else {
        const T side = sign(from_center.y);
        const T edge = outer_edge(box.center.y, reach.y, side);
        hit.normal = {0, side};
        hit.delta = {0, step_to(point.y, edge, side)};
    }
    return trace(hit);
}

/// The shortest way out of a rounded box for a point inside it. hit.pos is
/// the point itself: where the surfaces meet depends on the two shapes.
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> intersect(Vec2<T> point, const RoundedBox<T>& box,
                                Trace trace = {}) {
    if (!overlaps(point, box, trace)) return {};
    const Vec2<T> from_center = trace(point - box.center);
    const Vec2<T> outside = trace(beyond(from_center, box.half));

    // Beside a face, or in the box itself, the way out is straight.
    if (trace(outside.x == 0 || outside.y == 0)) {
        if (outside.x == 0 && outside.y == 0) {
            return push_through_face(point, box, trace);
        }
        RoundedBox<T> beside = box;
        // The other axis can't be nearer: it has the whole radius to go.
        (outside.x == 0 ? beside.half.x : beside.half.y) +=
            T(4) * (box.radius + length(box.half) + length(from_center));
        return push_through_face(point, beside, trace);
    }

    // At a corner it leads away from the corner, by what is missing to the
    // radius and a little more, so that rounding does not leave it inside.
    const T from_corner = trace(length(outside));
    const Vec2<T> normal{sign(from_center.x) * (outside.x / from_corner),
                         sign(from_center.y) * (outside.y / from_corner)};
    const T unit = rounding_unit(magnitude(point.x) + magnitude(point.y) +
                                 box.radius + length(box.half));
    T depth = trace(box.radius - from_corner);
    for (T slack = unit; overlaps(point + depth * normal, box);
         slack = slack + slack) {
        depth += slack;
    }
    return trace(Hit<T>{point, depth * normal, normal, T{}});
}

}  // namespace isect
