#pragma once

#include <isect/hit.hpp>
#include <isect/pairs.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// Where a mover stops: on the outer side of the contact, and nowhere
/// inside.
template <class T, class Obstacle>
Vec2<T> stop_outside(Vec2<T> pos, Vec2<T> normal, const Obstacle& sum) {
    const T unit = rounding_unit(magnitude(pos.x) + magnitude(pos.y) +
                                 length(sum.half) + sum.radius);
    if (normal.y == 0) {
        pos.x = outer_edge(sum.center.x, sum.half.x + sum.radius, normal.x);
    } else if (normal.x == 0) {
        pos.y = outer_edge(sum.center.y, sum.half.y + sum.radius, normal.y);
    }
    for (T slack = unit; overlaps(pos, sum); slack = slack + slack) {
        pos = pos + slack * normal;
    }
    return pos;
}

/// Moves a shape along a path until it first meets an obstacle: a segment
/// against the obstacle inflated by the mover.
template <class A, class B, class T, Tracer Trace = NoTrace>
requires Summable<A, B> Sweep<T> sweep(const A& mover, Vec2<T> delta,
                                       const B& obstacle,
                                       Trace trace = {}) {
    const Vec2<T> start = position(mover);
    const auto sum = inflated(obstacle, mover);
    auto hit = raycast(Segment<T>{start, delta}, sum, trace);
    if (trace(!hit.has_value())) {
        // Rounding of the sum alone must not end inside.
        Vec2<T> end = start + delta;
        if (const auto inside = intersect(end, sum))
            end = end + inside->delta;
        return {{}, end, T(1), npos};
    }
    if (trace(overlaps(start, sum))) {
        hit->pos = surface_point(obstacle, start + hit->delta, hit->normal);
        return {hit, start, T{}, 0};
    }

    Vec2<T> stop =
        stop_outside(start + hit->time * delta, hit->normal, sum);
    // What does not move keeps its bits.
    if (delta.x == 0 && hit->normal.x == 0) stop.x = start.x;
    if (delta.y == 0 && hit->normal.y == 0) stop.y = start.y;
    hit->pos = surface_point(obstacle, stop, hit->normal);
    return {hit, stop, trace(hit->time), 0};
}

}  // namespace isect
