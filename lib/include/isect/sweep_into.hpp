#pragma once

#include <cstddef>
#include <span>
#include <type_traits>
#include <vector>

#include <isect/position.hpp>
#include <isect/shape_queries.hpp>
#include <isect/shared_span.hpp>

namespace isect {

namespace detail {
template <class A, class B, class T>
T width(const A& a, const B& b, const Hit<T>& hit) {
    const auto ask = [&](const auto& x, const auto& y) {
        return shared_span(x, y, hit);
    };
    if constexpr (ShapePair<A, B>) {
        return std::visit(ask, Shape<T>(a), Shape<T>(b));
    } else {
        return ask(a, b);
    }
}

/// Of two coordinates of the way from start, the one that goes less far.
template <class T>
constexpr T less_far(T start, T a, T b) {
    return absolute(a - start) < absolute(b - start) ? a : b;
}

/// A stop at one obstacle may, by rounding alone, be inside of another. It
/// is then drawn back along the way, and to the start where eight steps
/// don't free it: in a narrow wedge each may lead from one face into the
/// other.
template <class T, class Mover, class Obstacle>
Vec2<T> drawn_back(const Mover& mover, Vec2<T> pos,
                   std::span<const Obstacle> obstacles) {
    const Vec2<T> start = position(mover);
    for (int tries = 0; tries < 8; ++tries) {
        const Mover there = placed_at(mover, pos);
        bool is_free = true;
        for (const Obstacle& obstacle : obstacles) {
            if (!overlaps(there, obstacle)) continue;
            if (overlaps(mover, obstacle)) continue;
            const auto again = sweep(mover, pos - start, obstacle);
            pos = {less_far(start.x, pos.x, again.pos.x),
                   less_far(start.y, pos.y, again.pos.y)};
            is_free = false;
            break;
        }
        if (is_free) return pos;
    }
    return start;
}
}  // namespace detail

/// How far a mover gets among many obstacles: to the first that it meets.
/// The index says which. Its pos overlaps nothing that the start did not.
///
/// Where the faces that it touches meet at 90 degrees or more, pos is
/// within 8 ulp of the query's size of touching, as that of a sweep is. In
/// a sharper wedge it may stop earlier, and in one so sharp that eight
/// steps back don't free it of both faces it stays at the start.
///
/// Of contacts at the same time the one with the widest shared span wins,
/// a face before a corner, and then the lowest index. Without that, a mover
/// that rests on a floor of flush boxes sticks at their seams.
template <class Mover, class Obstacle, Tracer Trace = NoTrace>
Sweep<Scalar<Mover>> sweep_into(const Mover& mover,
                                Vec2<Scalar<Mover>> delta,
                                std::span<const Obstacle> obstacles,
                                Trace trace = {}) {
    using T = Scalar<Mover>;
    Sweep<T> first{{}, position(mover) + delta, T(1), npos};
    if (delta.x == 0) first.pos.x = position(mover).x;
    if (delta.y == 0) first.pos.y = position(mover).y;
    T widest = 0;
    for (std::size_t i = 0; i < obstacles.size(); ++i) {
        // Is this obstacle met sooner than all before it?
        const Sweep<T> met = sweep(mover, delta, obstacles[i], trace);
        if (trace(!met.hit.has_value())) continue;
        if (trace(met.time > first.time)) continue;

        // Of equal times, only a wider contact is better.
        const Mover there = placed_at(mover, met.pos);
        const T width = trace(detail::width(there, obstacles[i], *met.hit));
        if (trace(first.hit && met.time == first.time && width <= widest)) {
            continue;
        }
        first = met;
        first.index = trace(i);
        widest = width;
    }
    const Vec2<T> pos = detail::drawn_back(mover, first.pos, obstacles);
    first.pos = trace(pos);
    return first;
}

template <class Mover, class Obstacle, Tracer Trace = NoTrace>
Sweep<Scalar<Mover>> sweep_into(const Mover& mover,
                                Vec2<Scalar<Mover>> delta,
                                const std::vector<Obstacle>& obstacles,
                                Trace trace = {}) {
    const std::span<const Obstacle> all(obstacles);
    return sweep_into(mover, delta, all, trace);
}

}  // namespace isect
