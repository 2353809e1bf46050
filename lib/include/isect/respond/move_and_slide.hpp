#pragma once

#include <optional>
#include <span>

#include <isect/broad/ground.hpp>
#include <isect/broad/inside.hpp>
#include <isect/broad/sweep_into.hpp>
#include <isect/detail/slide/along.hpp>
#include <isect/detail/slide/at_rest.hpp>
#include <isect/detail/slide/pass_seam.hpp>
#include <isect/respond/moved.hpp>
#include <isect/respond/respond.hpp>
#include <isect/sweep_into.hpp>

namespace isect {

/// Moves through obstacles and, at each hit, continues with what the
/// response makes of the remaining motion, in at most four sweeps. By
/// default it slides along each obstacle that it hits, as a character in a
/// game walks.
///
/// - **Shapes:** as for `sweep_into`: a list of obstacles, or any Ground.
/// - **Touching:** no hit. A mover that has slid along a surface and
///   continues along it doesn't stick to it.
/// - **Result:** a Moved. `pos` is the final position of the mover; `delta`
///   is the whole motion as the hits have turned it, to use for the next
///   step; `sweeps` are the legs, and `count` is the number of them. Where
///   the remaining motion has a part along the surface, a slide makes all
///   of that part within 8 ulp of the query's size, on slopes as on floors,
///   never sinks, and stands still, bit for bit, where it gets nowhere.
///   Between surfaces that hold it, a step of up to 64 ulp, or more in a
///   sharp wedge, is made only if it leads ahead along the delta, exactly:
///   so it comes to rest and never moves to and fro.
///   Seams between slopes, or slopes and floors, don't catch in any order
///   of the list, if motion leads into the surface, as gravity does: a step
///   of a few ulp there, which rounding leaves, is passed a hair off the
///   surface. Along it, a step must be at least 128 ulp of the offset.
///   A polygon that stands on one corner may lose a part of one step at
///   such a seam.
///   A mover that starts inside an obstacle is first pushed out of it, but
///   never into one that it isn't inside of. A slide ends where it would
///   lead back against the requested delta, as in a wedge. In a wedge each
///   leg stops as `sweep_into` does.
/// - **Units:** yours, the same for all, in float or double.
/// - **Errors:** none; it neither throws nor checks its arguments. Outside
///   the ranges that `checked` accepts, the result is meaningless.
/// - **Cost:** no allocation; up to four times `sweep_into`, and up to nine
///   times more for each of these, but the first, that ends at a hit.
/// - **Source:** sliding as in Fauerby, Improved Collision Detection and
///   Response (2003). The proof that it never sticks is at `clear_of`.
///
/// ```cpp
/// const std::vector floor{Aabb{Vec2{0.0, 9.0}, Vec2{40.0, 1.0}}};
/// const Aabb player{Vec2{0.0, 4.0}, Vec2{2.0, 2.0}};
/// const auto step = move_and_slide(player, {4.0, 4.0}, floor);
/// assert((step.pos == Vec2{4.0, 6.0}));    // on the floor, all the way
/// assert((step.delta == Vec2{4.0, 0.0}));  // and falling no more
/// ```
template <class Mover, class Obstacles, Tracer Trace = NoTrace>
Moved<Scalar<Mover>> move_and_slide(const Mover& mover,
                                    Vec2<Scalar<Mover>> delta,
                                    const Obstacles& obstacles,
                                    Response response = Response::slide,
                                    Trace trace = {}) {
    using T = Scalar<Mover>;
    Moved<T> moved{{}, 0, position(mover), delta};
    Vec2<T> left = delta;
    bool was_inside = false;
    std::optional<Hit<T>> seam;
    detail::Turn<T> last;
    const auto go = [&](Vec2<T> from, Vec2<T> way) {
        return sweep_into(placed_at(mover, from), way, obstacles);
    };
    while (moved.count < moved.sweeps.size()) {
        // Go as far along the path as it is free.
        const Mover here = placed_at(mover, moved.pos);
        Sweep<T> step = sweep_into(here, left, obstacles, trace);
        if (response == Response::slide && !was_inside) {
            const auto stop = step.hit;
            const bool on = detail::pass_seam(go, moved, left, step, last);
            if (on) seam = stop;
        }
        moved.sweeps[moved.count++] = step;
        moved.pos = trace(step.pos);
        if (trace(!step.hit.has_value())) break;

        // If the mover was inside the obstacle, leave it.
        const bool is_inside =
            detail::is_inside(here, obstacles, step.index);
        if (trace(is_inside)) {
            moved.pos =
                detail::pushed_out(here, step.hit->delta, obstacles);
        }
        was_inside = was_inside || is_inside;

        // Turn the remaining motion, and continue with it.
        const Vec2<T> normal = step.hit->normal;
        const Vec2<T> rest =
            detail::left_from(step.pos, position(here), left);
        left = trace(respond(response, rest, normal, trace));
        if (response == Response::slide) {
            left = trace(detail::clear_of(left, rest, normal));
        }
        const Vec2<T> whole = moved.delta;
        last = {step.hit, rest, whole};
        moved.delta = respond(response, whole, normal, trace);
        if (response == Response::slide) {
            moved.delta = detail::clear_of(moved.delta, whole, normal);
        }
        const bool leads_back = detail::leads_back(rest, delta, normal);
        if (trace(response == Response::slide && leads_back)) left = {};
        // It may be inside of another one, too.
        if (trace(left == Vec2<T>{}) && !is_inside) break;
    }
    const Vec2<T> start = position(mover);
    const bool is_slid = response == Response::slide && !was_inside;
    const bool is_wedged =
        is_slid && detail::is_at_rest(moved, start, delta, seam);
    if (is_wedged) moved.pos = trace(start);
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
