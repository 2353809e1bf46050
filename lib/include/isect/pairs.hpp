#pragma once

#include <concepts>
#include <optional>

#include <isect/intersect/capsule.hpp>
#include <isect/intersect/rounded_box.hpp>
#include <isect/position.hpp>
#include <isect/raycast/capsule.hpp>
#include <isect/raycast/rounded_box.hpp>

/// Points, boxes and circles against each other: each pair is a point
/// against their Minkowski sum.
namespace isect {

template <class A, class B>
concept Summable = requires(const A& mover, const B& obstacle) {
    inflated(obstacle, mover);
};

/// Whether two shapes overlap.
template <class A, class B, Tracer Trace = NoTrace>
requires Summable<A, B>
constexpr bool overlaps(const A& a, const B& b, Trace trace = {}) {
    return overlaps(position(a), inflated(b, a), trace);
}

/// How a mover that overlaps an obstacle gets out of it; none where it does
/// not overlap.
template <class A, class B, Tracer Trace = NoTrace>
requires Summable<A, B>
auto intersect(const A& mover, const B& obstacle, Trace trace = {}) {
    auto hit = intersect(position(mover), inflated(obstacle, mover), trace);
    if (hit) {
        hit->pos = surface_point(obstacle, position(mover) + hit->delta,
                                 hit->normal);
    }
    return hit;
}

/// How far apart two shapes are; 0 where they touch or overlap.
template <class A, class B, Tracer Trace = NoTrace>
requires Summable<A, B>
auto distance(const A& a, const B& b, Trace trace = {}) {
    const auto sum = inflated(b, a);
    const auto outside = trace(beyond(position(a) - sum.center, sum.half));
    const auto apart = trace(length(outside) - sum.radius);
    return apart > 0 ? apart : decltype(apart){};
}

}  // namespace isect
