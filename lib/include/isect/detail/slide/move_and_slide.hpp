#pragma once

#include <optional>

#include <isect/detail/ground/pushed_out.hpp>
#include <isect/detail/slide/along.hpp>
#include <isect/detail/slide/at_rest.hpp>
#include <isect/detail/slide/pass_seam.hpp>
#include <isect/respond/move_and_slide.hpp>
#include <isect/respond/respond.hpp>
#include <isect/sweep_into.hpp>

namespace isect::detail {

/// Moves through the obstacles of a ground in legs: each goes as far as it
/// is free, and the next one goes on with what the response has left of the
/// motion.
template <class T, Tracer Trace>
Moved<T> move_and_slide(
    const AnyMover<T>& mover, std::type_identity_t<Vec2<T>> delta,
    const std::type_identity_t<GroundFor<T, Trace>>& ground,
    Response response, Trace trace) {
    Moved<T> moved{{}, 0, position(mover), delta};
    Vec2<T> left = delta;
    bool was_inside = false;
    std::optional<Hit<T>> seam;
    Turn<T> last;
    const auto go = [&](Vec2<T> from, Vec2<T> way) {
        return sweep_into(placed_at(mover, from), way, ground);
    };
    while (moved.count < moved.sweeps.size()) {
        // Go as far along the path as it is free.
        const AnyMover<T> here = placed_at(mover, moved.pos);
        Sweep<T> step = sweep_into(here, left, ground, trace);
        bool may_be_inside = step.time == 0;
        if (response == Response::slide && !was_inside) {
            const auto stop = step.hit;
            const bool on = pass_seam(go, moved, left, step, last);
            if (on) seam = stop;
            may_be_inside = may_be_inside || on;
        }
        moved.sweeps[moved.count++] = step;
        moved.pos = trace(step.pos);
        if (trace(!step.hit.has_value())) break;

        // If the mover was inside the obstacle, leave it.
        const bool is_inside =
            may_be_inside && detail::is_inside(here, ground, step.index);
        if (trace(is_inside)) {
            moved.pos = pushed_out(here, step.hit->delta, ground);
        }
        was_inside = was_inside || is_inside;

        // Turn the remaining motion, and continue with it.
        const Vec2<T> normal = step.hit->normal;
        const Vec2<T> rest = left_from(step.pos, position(here), left);
        left = trace(respond(response, rest, normal, trace));
        if (response == Response::slide) {
            left = trace(clear_of(left, rest, normal));
        }
        const Vec2<T> whole = moved.delta;
        last = {step.hit, rest, whole};
        moved.delta = respond(response, whole, normal, trace);
        if (response == Response::slide) {
            moved.delta = clear_of(moved.delta, whole, normal);
        }
        const bool leads_back = detail::leads_back(rest, delta, normal);
        if (trace(response == Response::slide && leads_back)) left = {};
        // It may be inside of another one, too.
        if (trace(left == Vec2<T>{}) && !is_inside) break;
    }
    const Vec2<T> start = position(mover);
    const bool is_slid = response == Response::slide && !was_inside;
    const bool is_wedged = is_slid && is_at_rest(moved, start, delta, seam);
    if (is_wedged) moved.pos = trace(start);
    return moved;
}

}  // namespace isect::detail
