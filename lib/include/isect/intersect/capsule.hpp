#pragma once

#include <optional>

#include <isect/hit.hpp>
#include <isect/overlaps/capsule.hpp>
#include <isect/push.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// The shortest way out of a capsule for a point inside it: away from the
/// closest point of the axis. On the axis itself, square to it.
template <class T, Tracer Trace = NoTrace>
std::optional<Hit<T>> intersect(Vec2<T> point, const Capsule<T>& capsule,
                                Trace trace = {}) {
    if (!overlaps(point, capsule, trace)) return {};
    const Vec2<T> nearest = closest_point(capsule.axis(), point);
    const Vec2<T> away = trace(point - nearest);
    const bool on_axis = trace(away == Vec2<T>{});
    const Vec2<T> normal =
        trace(normalized(on_axis ? perpendicular(capsule.delta) : away));

    T depth = trace(capsule.radius - length(away));
    const T unit = rounding_unit(magnitude(point.x) + magnitude(point.y) +
                                 length(capsule.delta) + capsule.radius);
    for (T slack = unit; overlaps(point + depth * normal, capsule);
         slack = slack + slack) {
        depth += slack;
    }
    const Vec2<T> pos = nearest + capsule.radius * normal;
    return trace(Hit<T>{pos, depth * normal, normal, T{}});
}

}  // namespace isect
