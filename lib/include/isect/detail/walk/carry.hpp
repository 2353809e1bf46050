#pragma once

#include <limits>
#include <optional>

#include <isect/detail/hair.hpp>
#include <isect/detail/walk/among_others.hpp>
#include <isect/detail/walk/motions.hpp>
#include <isect/detail/walk/support.hpp>
#include <isect/detail/walk/turning.hpp>
#include <isect/respond/move_and_slide.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect::detail {

/// Where a belt takes a mover that rests on it. A belt moves along its own
/// surface and stays where it is: so it carries the mover off its end, as
/// far as a part of it that stands higher lets it. At the upper end of a
/// slope the mover rests on a corner, and goes on along its own side.
template <class T>
std::optional<Vec2<T>> taken_by_belt(const AnyMover<T>& mover,
                                     Vec2<T> motion, Vec2<T> up,
                                     const AnyGround<T>& belt) {
    const auto support = support_of(mover, up, belt);
    if (!support) return {};
    const Vec2<T> n = support->normal;
    const T rounding =
        T(64) * std::numeric_limits<T>::epsilon() * length(motion);
    const T out = dot(motion, n);
    if (out < -rounding) return {};
    const Vec2<T> along = out > rounding ? motion - out * n : motion;
    if (length(along) <= rounding) return {};
    return move_and_slide(mover, along, belt).pos;
}

/// Where obstacles that have all made the same motion take a mover. Seen
/// from them, the mover starts where they would carry it to, and moves back
/// by that motion: what rests on them stays there, and what they run into
/// slides along them.
template <class T>
Taken<T> taken_along(const AnyMover<T>& mover, Vec2<T> motion, Vec2<T> up,
                     const AnyGround<T>& moving, bool can_be_carried) {
    const Vec2<T> start = position(mover);
    const AnyMover<T> along =
        out_by_hair(placed_at(mover, start + motion), moving);
    if (can_be_carried) {
        const auto rest = rest_of(along, up, moving);
        if (rest) return {put_back(along, *rest, up, moving), true};
    }
    // A belt stays where it is, so that nothing gets inside of it.
    if (!is_in_solid(mover, moving)) {
        if (can_be_carried) {
            const auto pos = taken_by_belt(mover, motion, up, moving);
            if (pos) return {*pos, true};
        }
        // What has really moved was where it has room now. Only a belt
        // beside the mover would be in the way there, and a belt pushes
        // nothing.
        if (is_in_solid(along, moving)) return {start, false};
    }
    const Moved<T> back = move_and_slide(along, -motion, moving);
    const bool is_met = back.sweeps[0].hit.has_value();
    return {is_met ? back.pos : start, false};
}

/// Where a body that has turned takes a mover.
template <class T>
Taken<T> taken_by_turn(const AnyMover<T>& mover,
                       const RigidMotion<T>& motion, Vec2<T> up,
                       const AnyGround<T>& body, bool can_be_carried) {
    if (can_be_carried) {
        const auto pos = carried_by_turn(mover, motion, up, body);
        if (pos) return {*pos, true};
    }
    return {pushed_by_turn(mover, motion, body), false};
}

/// The position of a mover after those obstacles of a ground that have
/// moved in this step have carried or pushed it. Of those on which it
/// rests, the ones that rise most carry it; those that have turned come
/// last. The other obstacles may stop it.
template <class T>
Taken<T> carried(const AnyMover<T>& mover, Vec2<T> up,
                 const AnyGround<T>& ground, T reach) {
    AnyMover<T> here = mover;
    Bounds<T> around = bounds_of(mover);
    around.add({around.lower - Vec2<T>{reach, reach},
                around.upper + Vec2<T>{reach, reach}});
    bool is_carried = false;
    const T hair = hair_around(mover);
    const auto reaches = [&](const AnyObstacle<T>& each) {
        return meet(reached_with(here, each.moved), bounds_of(each));
    };
    each_motion(ground, around, up, hair, reaches, [&](Vec2<T> motion) {
        // What moves along, as the edges of a chain do, is not in the way.
        const auto moves = [=](std::size_t, const auto& each) {
            return !has_turned(each) &&
                   is_same_motion(each.moved, motion, hair);
        };
        const auto rests = [=](std::size_t id, const auto& each) {
            return !moves(id, each);
        };
        const auto others = filtered(ground, rests);
        const Taken<T> taken = taken_along<T>(
            here, motion, up, filtered(ground, moves), !is_carried);
        is_carried = is_carried || taken.is_carried;
        here = stopped_by_others<T>(here, taken, up, ground, others, hair);
    });
    const Vec2<T> place = position(here);
    each_turning(ground, around, place, up, [&](const auto& motion) {
        const auto turns = [=](std::size_t, const auto& each) {
            return rigid_motion_of(each) == motion;
        };
        const auto rests = [=](std::size_t, const auto& each) {
            return !(rigid_motion_of(each) == motion);
        };
        const auto body = filtered(ground, turns);
        const auto others = filtered(ground, rests);
        const Taken<T> taken =
            taken_by_turn<T>(here, motion, up, body, !is_carried);
        is_carried = is_carried || taken.is_carried;
        here = stopped_by_others<T>(here, taken, up, ground, others, hair);
        if (position(here) == taken.pos) return;
        here = clear_of_turned<T>(here, up, ground, body, others, hair);
    });
    return {position(here), is_carried};
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
