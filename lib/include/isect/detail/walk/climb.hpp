#pragma once

#include <algorithm>

#include <isect/detail/slide/along.hpp>
#include <isect/detail/walk/step.hpp>

// How a character climbs a step that is in its way.
namespace isect::detail {

/// Whether a climb has led onto a corner that is higher than a step. A
/// round mover meets one from above then, as if it were a floor. On a face,
/// its lowest point counts, and the lift was no higher than a step.
template <class T, Tracer Trace>
bool WalkStep<T, Trace>::is_too_high(const Sweep<T>& onto) const {
    if (!onto.hit) return false;
    const Vec2<T> n = onto.hit->normal;
    const T height = rise_of(onto.hit->pos - walked_.pos) +
                     reach_of(mover_, -settings_.up);
    if (height <= settings_.step + hair_) return false;
    const Vec2<T> off = T(8) * hair_ * n;
    const Sweep<T> probe =
        sweep_into(onto.hit->pos + off, T(-2) * off, ground_);
    return !probe.hit || dot(probe.hit->normal, n) < T(0.999);
}

/// A step may lean over by rounding and so stop the lift. If a lift a hair
/// off the step gets farther, it replaces `up`, and the result is the way
/// back to the step; otherwise the result is 0.
template <class T, Tracer Trace>
auto WalkStep<T, Trace>::lift_aside(Sweep<T>& up, Vec2<T> lift,
                                    Vec2<T> normal) const -> Vec2<T> {
    const Vec2<T> off = hair_ * normal;
    const Vec2<T> foot = sweep_into(here(), off, ground_).pos;
    const AnyMover<T> beside = placed_at(mover_, foot);
    const Sweep<T> again = sweep_into(beside, lift, ground_);
    if (!(again.time > up.time)) return {};
    up = again;
    return walked_.pos - foot;
}

/// Goes down onto a floor from the end of a way over a step. Returns
/// whether it stands there now: it has to have gained ground.
template <class T, Tracer Trace>
bool WalkStep<T, Trace>::stand_beyond(const Sweep<T>& on, Vec2<T> way,
                                      Trace trace) {
    const T risen = std::max(rise_of(on.pos - walked_.pos), T(0));
    const T deepest = trace(risen + settings_.snap + hair_);
    const Vec2<T> down = -deepest * settings_.up;
    const AnyMover<T> ahead = placed_at(mover_, on.pos);
    const Sweep<T> onto = sweep_into(ahead, down, ground_, trace);

    // Ground is measured on the level: after a way down a slope, the height
    // of the step would count as a loss.
    const Vec2<T> level = way - rise_of(way) * settings_.up;
    const T whole = length(level);
    const T least = std::min(hair_, T(0.5) * whole);
    const T gained = dot(onto.pos - walked_.pos, level);
    return trace(gained > least * whole) && !is_too_high(onto) &&
           stand_on(onto);
}

/// Tries to climb a step: up, on, and down onto a floor. Seams may have a
/// step of a few ulp, and a step that is exactly as high as it may be is so
/// only as well as numbers allow, so it climbs a hair more. The whole way
/// may lead past the step, to where there is no floor or a higher step:
/// then a shorter way is tried, and the rest is another leg. If all fail,
/// it has run against a wall.
template <class T, Tracer Trace>
auto WalkStep<T, Trace>::climb(const Sweep<T>& met, T time, Trace trace)
    -> T {
    const T height = trace(settings_.step + hair_);
    const Vec2<T> lift = height * settings_.up;
    const Vec2<T> whole = way_in(time);
    Sweep<T> up = sweep_into(here(), lift, ground_, trace);
    Vec2<T> back{};
    if (up.hit) back = lift_aside(up, lift, met.hit->normal);
    const AnyMover<T> above = placed_at(mover_, up.pos);

    for (T share = 1; share > T(0.01); share *= T(0.5)) {
        const Vec2<T> way = share * whole;
        const Vec2<T> onward = way + back;
        const Sweep<T> on = sweep_into(above, onward, ground_, trace);
        const Vec2<T> gone = on.pos - up.pos;
        if (stand_beyond(on, way, trace)) {
            T part = 0;
            if (on.hit) part = part_left(on.time, onward, gone, hair_);
            return time * ((T(1) - share) + share * part);
        }
        const bool is_blocked = length(gone) <= T(2) * hair_;
        if (is_blocked) break;
    }
    (is_ceiling(*met.hit) ? walked_.ceiling : walked_.wall) = met.hit;
    walked_.velocity = {};
    return 0;
}

}  // namespace isect::detail
