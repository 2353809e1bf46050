#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include <isect/detail/ground/pushed_out.hpp>
#include <isect/detail/slide/along.hpp>
#include <isect/detail/slide/at_rest.hpp>
#include <isect/respond/moved.hpp>
#include <isect/respond/respond.hpp>
#include <isect/respond/walked.hpp>
#include <isect/sin_cos.hpp>
#include <isect/sweep_into.hpp>

namespace isect::detail {

/// The least rise of a floor's normal. A slope that is exactly as steep as
/// the steepest floor is one, however its normal is rounded.
template <class T>
double flattest_of(const WalkSettings<T>& settings) {
    const double rounding = 8.0 * std::numeric_limits<T>::epsilon();
    return sin_cos(double(settings.steepest)).cos - rounding;
}

/// A step has up to so many legs: each but the last ends at an edge of the
/// ground, or at an obstacle.
inline constexpr int most_legs = 16;

/// One step of a character.
template <class T, Tracer Trace>
class WalkStep {
public:
    WalkStep(const AnyMover<T>& mover, Vec2<T> velocity,
             const GroundFor<T, Trace>& ground,
             const WalkSettings<T>& settings)
        : ground_(ground),
          settings_(settings),
          mover_(mover),
          hair_(hair_around(mover)),
          flattest_(flattest_of(settings)) {
        walked_.pos = position(mover);
        walked_.velocity = velocity;
    }

    /// One that a platform has carried rests on that already.
    Walked<T> walk_for(T time_step, bool is_carried, Trace trace);

private:
    AnyMover<T> here() const { return placed_at(mover_, walked_.pos); }
    T rise_of(Vec2<T> v) const { return dot(v, settings_.up); }
    /// The part of the velocity across up; none if that is mere rounding.
    Vec2<T> level_velocity() const {
        constexpr T epsilon = std::numeric_limits<T>::epsilon();
        const Vec2<T> v = walked_.velocity;
        const Vec2<T> level = v - rise_of(v) * settings_.up;
        const bool is_none =
            length(widened(level)) <= 8.0 * epsilon * length(widened(v));
        return is_none ? Vec2<T>{} : level;
    }
    /// Whether a velocity leads up. What rounding leaves of a level one
    /// doesn't.
    bool is_rising(Vec2<T> v, T time_step) const {
        constexpr T epsilon = std::numeric_limits<T>::epsilon();
        const T rise = rise_of(v);
        const bool is_resting = time_step * rise <= T(0.0625) * hair_;
        if (is_resting && time_step > 0) return false;
        return rise > T(8) * epsilon * length(v);
    }
    bool is_floor(const Hit<T>& hit) const {
        return double(rise_of(hit.normal)) >= flattest_;
    }
    bool is_ceiling(const Hit<T>& hit) const {
        return double(-rise_of(hit.normal)) >= flattest_;
    }

    Sweep<T> out_of_obstacles();
    std::optional<Hit<T>> floor_of(const Sweep<T>& met) const;
    bool stand_on(const Sweep<T>& met);
    bool stay();
    bool stand_beside(const Sweep<T>& steep, T within, T most);
    void bear(const Hit<T>& floor, std::size_t index);
    Vec2<T> way_in(T time) const;
    void stand_within(T distance, T stride, Trace trace);
    T leg(T time, Trace trace);
    Vec2<T> lift_aside(Sweep<T>& up, Vec2<T> lift, Vec2<T> normal) const;
    bool stand_beyond(const Sweep<T>& on, Vec2<T> way, Trace trace);
    T climb(const Sweep<T>& met, T time, Trace trace);
    bool is_too_high(const Sweep<T>& onto) const;
    void run_against(const Hit<T>& hit);
    void rest_at_wall(Vec2<T> start, Vec2<T> way);
    void rest_in_wedge(Vec2<T> start, Vec2<T> way);

    const GroundFor<T, Trace>& ground_;
    const WalkSettings<T>& settings_;
    const AnyMover<T>& mover_;
    T hair_;
    double flattest_;
    Walked<T> walked_;
    /// The first legs of this step, and whether the last leg led nowhere.
    Moved<T> legs_{};
    bool leads_nowhere_ = false;
};

/// The whole step: find the floor, walk or fall along it in some legs, and
/// stay on the ground that falls away.
template <class T, Tracer Trace>
auto WalkStep<T, Trace>::walk_for(T time_step, bool is_carried, Trace trace)
    -> Walked<T> {
    // What rises has jumped, even if it still touches the floor.
    const Sweep<T> below = out_of_obstacles();
    const Vec2<T> start = walked_.pos;
    const bool jumps = trace(is_rising(walked_.velocity, time_step));
    const bool is_kept = !jumps && is_carried && stay();
    if (!jumps && !is_kept && !stand_on(below)) {
        stand_beside(below, T(3) * hair_, T(16) * hair_);
        // A belt carries it off ground that falls away behind the belt.
        const bool is_lifted = is_carried && !walked_.floor;
        if (is_lifted) stand_within(settings_.snap + hair_, T(0), trace);
    }

    // A floor bears what leads into it. What stands idle stays where it is,
    // and what was pushed by a hair goes back onto its floor.
    const bool stands = trace(walked_.floor.has_value());
    if (stands) walked_.velocity = level_velocity();
    const bool is_idle = walked_.velocity == Vec2<T>{};
    if (trace(stands && is_idle)) {
        const bool is_near = length(walked_.pos - start) <= T(0.5) * hair_;
        if (is_near) walked_.pos = start;
        return walked_;
    }

    const Vec2<T> whole = time_step * walked_.velocity;
    T time = time_step;
    for (int legs = 0; legs < most_legs && time > 0; ++legs) {
        time = leg(time, trace);
    }
    if (trace(walked_.floor.has_value())) {
        stand_within(settings_.snap + hair_, length(whole), trace);
        if (stands) rest_at_wall(start, whole);
    } else {
        rest_in_wedge(start, whole);
    }
    walked_.pos = trace(walked_.pos);
    return walked_;
}

/// Goes on until something is met. Returns the time that is left.
template <class T, Tracer Trace>
auto WalkStep<T, Trace>::leg(T time, Trace trace) -> T {
    // Go along the floor, or through the air, as far as it is free.
    const bool led_nowhere = std::exchange(leads_nowhere_, false);
    const Vec2<T> start = walked_.pos;
    const Vec2<T> way = trace(way_in(time));
    const Sweep<T> met = sweep_into(here(), way, ground_, trace);
    walked_.pos = trace(met.pos);
    if (legs_.count < legs_.sweeps.size())
        legs_.sweeps[legs_.count++] = met;
    if (trace(!met.hit.has_value())) return 0;

    // Walk on over a floor, or land on it.
    const Vec2<T> gone = met.pos - start;
    const T left = time * part_left(met.time, way, gone, hair_);
    const bool was_on_floor = trace(walked_.floor.has_value());
    const std::optional<Hit<T>> floor = floor_of(met);
    if (trace(floor.has_value())) {
        // Two floors between which no leg leads on are a step: one of them
        // is the corner of it.
        leads_nowhere_ = length(gone) <= hair_;
        const bool is_stuck = was_on_floor && led_nowhere && leads_nowhere_;
        if (trace(is_stuck)) return climb(met, time, trace);
        stand_on(met);
        walked_.velocity = level_velocity();
        return left;
    }

    // Climb a step that is in the way; in the air, slide along a wall.
    if (trace(was_on_floor)) {
        // If it has just reached the step, only rounding is left of its
        // way, and that is too little to gain ground. The next step climbs.
        const bool is_all =
            length(way_in(left)) <= T(0.25) * hair_ && length(gone) > hair_;
        if (trace(is_all)) return 0;
        return climb(met, left, trace);
    }
    run_against(*met.hit);
    return left;
}

/// Draws it down to a floor within a distance, if there is one. The stride
/// is the length of this step's way.
template <class T, Tracer Trace>
void WalkStep<T, Trace>::stand_within(T distance, T stride, Trace trace) {
    const Vec2<T> down = trace(-(distance * settings_.up));
    const Sweep<T> below = sweep_into(here(), down, ground_, trace);
    if (trace(stand_on(below))) return;
    // A straight way over a round floor ends a little above it, where a
    // steep side may hold the character.
    const T most = stride / T(16) + T(16) * hair_;
    if (trace(stand_beside(below, distance + T(2) * hair_, most))) return;
    walked_.floor.reset();
    walked_.stands_on = npos;
}

/// The way in a time: in the air as the velocity leads, and on a floor
/// along it.
template <class T, Tracer Trace>
auto WalkStep<T, Trace>::way_in(T time) const -> Vec2<T> {
    const Vec2<T> way = time * walked_.velocity;
    if (!walked_.floor) return way;
    const Vec2<T> n = walked_.floor->normal;
    if (n == settings_.up) return way;
    const Vec2<T> along = perpendicular(n);
    const T level = dot(way, perpendicular(settings_.up));
    const bool is_kept = settings_.pace == Pace::along_slope;
    const T length = is_kept ? level : level / rise_of(n);
    const Vec2<T> turned = length * along;
    return clear_of(turned, turned, n);
}

/// Slides along what it meets in the air. Running against ground that is
/// too steep for it neither lifts it nor holds it: there the level part of
/// its velocity ends, as at a wall.
template <class T, Tracer Trace>
void WalkStep<T, Trace>::run_against(const Hit<T>& hit) {
    (is_ceiling(hit) ? walked_.ceiling : walked_.wall) = hit;
    Vec2<T> v = walked_.velocity;
    Vec2<T> slid = slide(v, hit.normal);
    const Vec2<T> falling = rise_of(v) * settings_.up;
    if (rise_of(hit.normal) > 0 && dot(v - falling, hit.normal) < 0) {
        v = falling;
        slid = slide(v, hit.normal);
    }
    walked_.velocity = clear_of(slid, v, hit.normal);
}

}  // namespace isect::detail

#include <isect/detail/walk/climb.hpp>
#include <isect/detail/walk/standing.hpp>
