#pragma once

#include <algorithm>
#include <optional>

#include <isect/detail/ground/pushed_out.hpp>
#include <isect/detail/slide/along.hpp>
#include <isect/detail/slide/at_rest.hpp>
#include <isect/detail/walk/carry.hpp>
#include <isect/detail/walk/step.hpp>

// What a character stands on.
namespace isect::detail {

/// Stands on what it has met, if that is a floor.
template <class T, Tracer Trace>
bool WalkStep<T, Trace>::stand_on(const Sweep<T>& met) {
    const std::optional<Hit<T>> floor = floor_of(met);
    if (!floor) return false;
    walked_.pos = met.pos;
    bear(*floor, met.index);
    return true;
}

/// Stands where a platform has carried it to, and not an ulp lower.
template <class T, Tracer Trace>
bool WalkStep<T, Trace>::stay() {
    const auto rest = rest_of<T>(here(), settings_.up, ground_);
    const std::optional<Hit<T>> floor =
        rest ? floor_of(*rest) : std::optional<Hit<T>>{};
    if (!floor) return false;
    bear(*floor, rest->index);
    return true;
}

/// In a corner, the way down may meet the steep side before the floor. Then
/// the character goes on down along that side, no farther than `most`, and
/// stands on a floor within a height. It doesn't move by a few hairs, which
/// are rounding.
template <class T, Tracer Trace>
bool WalkStep<T, Trace>::stand_beside(const Sweep<T>& steep, T within,
                                      T most) {
    if (!steep.hit) return false;
    const Vec2<T> n = steep.hit->normal;
    const Vec2<T> down = -settings_.up;
    const Vec2<T> along = slide(down, n);
    const T fall = dot(along, down);
    const T left = within - dot(steep.pos - walked_.pos, down);
    if (!(rise_of(n) > 0 && fall > 0 && left > 0)) return false;

    const T part = std::min(left / fall, most / length(along));
    const Vec2<T> way = part * along;
    const AnyMover<T> beside = placed_at(mover_, steep.pos);
    Sweep<T> on = sweep_into(beside, clear_of(way, way, n), ground_);
    const T gone = dot(on.pos - walked_.pos, down);
    if (gone <= T(3) * hair_) on.pos = walked_.pos;
    return stand_on(on);
}

/// Pushes it out of what it starts inside of. Returns what is below.
template <class T, Tracer Trace>
auto WalkStep<T, Trace>::out_of_obstacles() -> Sweep<T> {
    const Vec2<T> down = -(hair_ * settings_.up);
    for (int tries = 0; tries < 4; ++tries) {
        const Sweep<T> met = sweep_into(here(), down, ground_);
        if (!met.hit || met.time > 0) return met;
        if (!is_inside(here(), ground_, met.index)) return met;
        walked_.pos = pushed_out(here(), met.hit->delta, ground_);
    }
    // It stands on a floor that it isn't inside of.
    walked_.is_squeezed = true;
    const auto others =
        starting_inside(ground_, here(), down, Inside::ignored);
    const Sweep<T> on = sweep_into(here(), down, others);
    return on.hit ? on : sweep_into(here(), down, ground_);
}

/// A floor is a contact: how far down the search for it would have led is
/// no motion of the character.
template <class T, Tracer Trace>
void WalkStep<T, Trace>::bear(const Hit<T>& floor, std::size_t index) {
    walked_.floor = floor;
    walked_.floor->delta = {};
    walked_.floor->time = 0;
    walked_.stands_on = index;
}

/// The floor that a mover has met. A corner that is no higher than a step
/// is a part of the floor behind it: there a round mover stands, although
/// the normal of the contact may be too steep. It is measured from where
/// the mover stood, not from where it was lifted to.
template <class T, Tracer Trace>
auto WalkStep<T, Trace>::floor_of(const Sweep<T>& met) const
    -> std::optional<Hit<T>> {
    if (!met.hit || is_floor(*met.hit)) return met.hit;
    const Vec2<T> up = settings_.up;
    const Vec2<T> from_feet = met.hit->pos - met.pos;
    const T lifted = std::max(rise_of(met.pos - walked_.pos), T(0));
    const T height = dot(from_feet, up) + reach_of(mover_, -up) + lifted;
    if (height > settings_.step + hair_) return {};

    const Vec2<T> n = met.hit->normal;
    const T rise = rise_of(n);
    if (!(rise > 0)) return {};
    const Vec2<T> behind = (T(2) * hair_) * (rise * up - n);
    const Vec2<T> above = met.hit->pos + behind + T(8) * hair_ * up;
    const Sweep<T> probe = sweep_into(above, T(-16) * hair_ * up, ground_);
    const bool is_inside = probe.time == 0;
    if (!probe.hit || is_inside || !is_floor(*probe.hit)) return {};
    Hit<T> floor = *met.hit;
    floor.normal = probe.hit->normal;
    return floor;
}

/// Where it runs against a wall, rounding doesn't lead it back.
template <class T, Tracer Trace>
void WalkStep<T, Trace>::rest_at_wall(Vec2<T> start, Vec2<T> way) {
    if (walked_.velocity != Vec2<T>{}) return;
    const Vec2<T> moved = walked_.pos - start;
    if (length(moved) <= hair_ && dot(moved, way) <= 0) walked_.pos = start;
}

/// In the air, it may be held by two steep slopes, or by one and a wall.
/// Then it stands, rather than move to and fro by rounding, and can jump
/// out.
template <class T, Tracer Trace>
void WalkStep<T, Trace>::rest_in_wedge(Vec2<T> start, Vec2<T> way) {
    legs_.pos = walked_.pos;
    if (!is_at_rest(legs_, start, way, {})) return;
    bool has_left = false;
    bool has_right = false;
    const Sweep<T>* flattest = nullptr;
    for (std::size_t i = 0; i < legs_.count; ++i) {
        const Sweep<T>& met = legs_.sweeps[i];
        if (!met.hit) continue;
        // A wall that leans over holds only what falls.
        const T rise = rise_of(met.hit->normal);
        if (rise < 0 && rise_of(way) > 0) continue;
        const T aside = dot(met.hit->normal, perpendicular(settings_.up));
        has_left = has_left || aside < 0;
        has_right = has_right || aside > 0;
        if (!flattest || rise > rise_of(flattest->hit->normal))
            flattest = &met;
    }
    if (!has_left || !has_right) return;
    walked_.pos = start;
    if (!(rise_of(flattest->hit->normal) > 0)) return;
    bear(*flattest->hit, flattest->index);
    walked_.velocity = {};
}

}  // namespace isect::detail
