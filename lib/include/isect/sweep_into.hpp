#pragma once

#include <span>

#include <isect/shape_queries.hpp>

namespace isect {

/// How much of a face two shapes share where they meet: a corner shares
/// nothing, and neither does anything round.
template <class A, class B, class T>
T shared_span(const A& mover, Vec2<T> at, const B& obstacle,
              Vec2<T> normal) {
    if constexpr (std::same_as<A, Aabb<T>> && std::same_as<B, Aabb<T>>) {
        const Aabb<T> placed = moved_to(mover, at);
        const Interval<T> shared =
            normal.x == 0 ? overlap(placed.span_x(), obstacle.span_x())
                          : overlap(placed.span_y(), obstacle.span_y());
        return std::max(shared.max - shared.min, T{});
    } else if constexpr (std::same_as<B, Aabb<T>>) {
        const Interval<T> span =
            normal.x == 0 ? obstacle.span_x() : obstacle.span_y();
        const T along = normal.x == 0 ? at.x : at.y;
        return std::max(std::min(along - span.min, span.max - along), T{});
    } else {
        return T{};
    }
}
template <class A, class T>
T shared_span(const A& mover, Vec2<T> at, const Shape<T>& obstacle,
              Vec2<T> normal) {
    return std::visit(
        [&](const auto& shape) {
            return shared_span(mover, at, shape, normal);
        },
        obstacle);
}

/// Moves a shape along a path until it first meets one of many obstacles.
/// Of those met at the same time, the one with the widest shared span
/// counts (a face before a corner: else flush tiles would catch), then the
/// first in the list. Costs one sweep an obstacle.
template <class A, class T, class Obstacle, Tracer Trace = NoTrace>
Sweep<T> sweep_into(const A& mover, Vec2<T> delta,
                    std::span<const Obstacle> obstacles, Trace trace = {}) {
    Sweep<T> nearest{{}, position(mover) + delta, T(1), npos};
    T widest{};
    for (std::size_t i = 0; i < obstacles.size(); ++i) {
        Sweep<T> met = sweep(mover, delta, obstacles[i], trace);
        if (trace(!met.hit.has_value())) continue;
        const T span =
            shared_span(mover, met.pos, obstacles[i], met.hit->normal);
        const bool sooner = met.time < nearest.time;
        const bool wider = met.time == nearest.time && widest < span;
        if (!trace(sooner || wider)) continue;
        nearest = met;
        nearest.index = i;
        widest = span;
    }
    return nearest;
}
template <class A, class T, class Obstacles, Tracer Trace = NoTrace>
requires requires(const Obstacles& o) {
    o.data();
    o.size();
}
Sweep<T> sweep_into(const A& mover, Vec2<T> delta,
                    const Obstacles& obstacles, Trace trace = {}) {
    return sweep_into(mover, delta,
                      std::span(obstacles.data(), obstacles.size()), trace);
}

}  // namespace isect
