#pragma once

#include <isect/capsule.hpp>
#include <isect/closest_point.hpp>
#include <isect/predicates.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// Whether a point is inside a capsule: nearer to its axis than its radius.
template <class T, Tracer Trace = NoTrace>
constexpr bool overlaps(Vec2<T> point, const Capsule<T>& capsule,
                        Trace trace = {}) {
    const Vec2<T> nearest = trace(closest_point(capsule.axis(), point));
    return trace(is_within_radius(point - nearest, capsule.radius));
}

}  // namespace isect
