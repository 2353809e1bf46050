#pragma once

#include <array>
#include <cstddef>
#include <limits>
#include <span>

#include <isect/respond/respond.hpp>
#include <isect/sweep_into.hpp>

namespace isect {

/// A motion of several sweeps, each going on with what the hit before it
/// has left over.
template <class T>
struct Moved {
    std::array<Sweep<T>, 4> sweeps;
    std::size_t count{};
    /// Where the mover ends up.
    Vec2<T> pos;
    /// The whole delta as the hits have turned it: that of the next step.
    Vec2<T> delta;

    friend constexpr bool operator==(const Moved&, const Moved&) = default;
};

namespace detail {
/// A motion that has been turned along a surface, led out of it by some
/// rounding errors, so that it doesn't meet that very surface at once.
///
/// With u half an epsilon, the normal is within 8 u of the surface's own,
/// and turning adds 4 u: dot and product are rounded 4 times. So the turned
/// motion leads in by 12 u of the motion before, at most; it is led out by
/// 16 u. Along a flat box face it doesn't lead in at all.
template <class T>
constexpr Vec2<T> clear_of(Vec2<T> turned, Vec2<T> before, Vec2<T> normal) {
    if (normal.x == 0 || normal.y == 0) return turned;
    constexpr T out = 8 * std::numeric_limits<T>::epsilon();
    const T size = absolute(before.x) + absolute(before.y);
    return turned + out * size * normal;
}
}  // namespace detail

/// Moves through obstacles and, at each hit, goes on with what the response
/// makes of the motion that is left, in at most four sweeps. By default it
/// slides along whatever is in the way: the walk of a character in a game.
///
/// Where the motion that is left has a part along the surface, a slide
/// makes that way but for 8 ulp of the query's size, on slopes as on
/// floors, whatever the numbers: it never sticks to a surface that it
/// slides along.
///
/// A start inside an obstacle is pushed out of it first. A slide that would
/// lead back against the delta that was asked for, as in a wedge, ends
/// there. Each sweep stops in a wedge as sweep_into does.
template <class Mover, class Obstacle, Tracer Trace = NoTrace>
Moved<Scalar<Mover>> move_and_slide(const Mover& mover,
                                    Vec2<Scalar<Mover>> delta,
                                    std::span<const Obstacle> obstacles,
                                    Response response = Response::slide,
                                    Trace trace = {}) {
    using T = Scalar<Mover>;
    Moved<T> moved{{}, 0, position(mover), delta};
    Vec2<T> left = delta;
    while (moved.count < moved.sweeps.size()) {
        // Go as far as the way is free.
        const Mover here = placed_at(mover, moved.pos);
        const Sweep<T> step = sweep_into(here, left, obstacles, trace);
        moved.sweeps[moved.count++] = step;
        moved.pos = trace(step.pos);
        if (trace(!step.hit.has_value())) break;

        // Where that was inside of the obstacle, leave it.
        const bool is_inside = overlaps(here, obstacles[step.index]);
        if (trace(is_inside)) moved.pos = step.pos + step.hit->delta;

        // Turn what is left of the motion, and go on with it.
        const Vec2<T> normal = step.hit->normal;
        const Vec2<T> rest = (T(1) - step.time) * left;
        left = trace(respond(response, rest, normal, trace));
        if (response == Response::slide) {
            left = trace(detail::clear_of(left, rest, normal));
        }
        moved.delta = respond(response, moved.delta, normal, trace);
        const bool leads_back = dot(left, delta) <= 0;
        if (trace(response == Response::slide && leads_back)) left = {};
        if (trace(left == Vec2<T>{})) break;
    }
    return moved;
}

template <class Mover, ObstacleRange Obstacles, Tracer Trace = NoTrace>
Moved<Scalar<Mover>> move_and_slide(const Mover& mover,
                                    Vec2<Scalar<Mover>> delta,
                                    const Obstacles& obstacles,
                                    Response response = Response::slide,
                                    Trace trace = {}) {
    const std::span<const std::ranges::range_value_t<Obstacles>> all(
        obstacles);
    return move_and_slide(mover, delta, all, response, trace);
}

}  // namespace isect
