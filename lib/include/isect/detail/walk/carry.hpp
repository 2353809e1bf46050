#pragma once

#include <algorithm>
#include <limits>
#include <optional>

#include <isect/detail/equal_contacts.hpp>
#include <isect/detail/ground/pushed_out.hpp>
#include <isect/detail/hair.hpp>
#include <isect/detail/slide/along.hpp>
#include <isect/detail/walk/support.hpp>
#include <isect/detail/walk/turning.hpp>
#include <isect/respond/move_and_slide.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect::detail {

/// Whether two motions differ by rounding only. One may be the difference
/// of two positions, and so may each part of a platform have another. What
/// doesn't move has no motion in common with what does.
template <class T>
constexpr bool is_same_motion(Vec2<T> a, Vec2<T> b, T hair) {
    if (a == b || a == Vec2<T>{} || b == Vec2<T>{}) return a == b;
    const T rounding = hair / T(16);
    return absolute(a.x - b.x) <= rounding &&
           absolute(a.y - b.y) <= rounding;
}

/// Each motion costs a few sweeps, so that a step takes no more of them
/// into account: where more reach a mover at once, it is squeezed anyway.
inline constexpr int most_motions = 16;

/// Where a mover meets what has made a motion. Seen from there, it moves
/// back from where it would be carried to; the margin is more than the
/// hairs by which it is pushed out and lifted before.
template <class T>
Bounds<T> reached_with(const AnyMover<T>& mover, Vec2<T> motion) {
    const AnyMover<T> along = placed_at(mover, position(mover) + motion);
    const T hair = std::max(hair_around(mover), hair_around(along));
    const Vec2<T> margin{T(16) * hair, T(16) * hair};
    Bounds<T> all = bounds_of(mover);
    all.add(bounds_of(along));
    return {all.lower - margin, all.upper + margin};
}

/// Calls use(motion) once for each motion of those obstacles of a ground
/// that have moved and reach a mover, up to a limit: that which rises most
/// comes first. So every kind of ground gives the same.
template <class T, class Reaches, class Use>
void each_motion(const AnyGround<T>& ground, const Bounds<T>& around,
                 Vec2<T> up, T hair, const Reaches& reaches, Use&& use) {
    const auto is_before = [up](Vec2<T> a, Vec2<T> b) {
        const T rise_a = dot(a, up);
        const T rise_b = dot(b, up);
        if (rise_a != rise_b) return rise_a > rise_b;
        return a.x != b.x ? a.x < b.x : a.y < b.y;
    };
    std::optional<Vec2<T>> last;
    for (int motions = 0; motions < most_motions; ++motions) {
        std::optional<Vec2<T>> next;
        ground.near(around, [&](const auto& item) {
            // Some grounds visit more than what is near.
            if (!meet(around, bounds_of(item.shape))) return;
            const Vec2<T> motion = item.shape.moved;
            if (motion == Vec2<T>{} || has_turned(item.shape)) return;
            if (last && !is_before(*last, motion)) return;
            if (last && is_same_motion(*last, motion, hair)) return;
            if (next && !is_before(motion, *next)) return;
            if (reaches(item.shape)) next = motion;
        });
        if (!next) return;
        use(*next);
        last = next;
    }
}

/// Moves a mover out of what it is inside of by a hair: where rounding
/// alone has led it through a side that an obstacle faces. Of several, the
/// one with the longest push comes first.
template <class T>
AnyMover<T> out_by_hair(AnyMover<T> mover, const AnyGround<T>& ground) {
    const T hair = hair_around(mover);
    for (int tries = 0; tries < 8; ++tries) {
        std::optional<Vec2<T>> out;
        ground.near(bounds_of(mover), [&](const auto& item) {
            const auto push = isect::intersect(mover, item.shape.shape);
            if (!push || !faces(item.shape, push->normal)) return;
            if (!(length(push->delta) <= hair)) return;
            if (out && !is_pushed_first(push->delta, *out, Vec2<T>{}))
                return;
            out = push->delta;
        });
        if (!out) break;
        mover = placed_at(mover, position(mover) + *out);
    }
    return mover;
}

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

/// What a mover rests on, or is no farther above than rounding puts it. A
/// round one may hang at a corner by its side: then a step of an ulp aside
/// opens a long way down, and the gap is measured along the normal.
template <class T>
std::optional<Sweep<T>> rest_of(const AnyMover<T>& mover, Vec2<T> up,
                                const AnyGround<T>& ground) {
    const Vec2<T> pos = position(mover);
    const T hair = hair_around(mover);
    const AnyMover<T> above = placed_at(mover, pos + hair * up);
    const Sweep<T> met = sweep_into(above, T(-256) * hair * up, ground);
    if (!met.hit) return {};
    const T rise = dot(met.hit->normal, up);
    const T drop = dot(pos - met.pos, up);
    if (!(rise > 0 && drop * rise <= hair)) return {};
    return met;
}

/// A mover put back onto what it rests on, along the normal, so that
/// rounding doesn't add up over the steps. A gap of some ulp is left: each
/// stop rounds to one side, and would move it along the surface.
template <class T>
Vec2<T> settled(const AnyMover<T>& mover, const Sweep<T>& rest, Vec2<T> up,
                const AnyGround<T>& ground) {
    const Vec2<T> pos = position(mover);
    const Vec2<T> normal = rest.hit->normal;
    const T hair = hair_around(mover);
    const T gap = dot(pos - rest.pos, up) * dot(normal, up);
    if (gap <= T(0.125) * hair) return pos;
    const Sweep<T> met = sweep_into(mover, -hair * normal, ground);
    return met.hit ? met.pos : pos;
}

/// Where obstacles that have all made the same motion take a mover. Seen
/// from them, the mover starts where they would carry it to, and moves back
/// by that motion: what rests on them stays there, and what they run into
/// slides along them.
template <class T>
struct Taken {
    Vec2<T> pos;
    bool is_carried = false;
};
template <class T>
Taken<T> taken_along(const AnyMover<T>& mover, Vec2<T> motion, Vec2<T> up,
                     const AnyGround<T>& moving, bool can_be_carried) {
    const Vec2<T> start = position(mover);
    const AnyMover<T> along =
        out_by_hair(placed_at(mover, start + motion), moving);
    const auto rest = rest_of(along, up, moving);
    if (can_be_carried && rest)
        return {settled(along, *rest, up, moving), true};
    // A belt stays where it is, so that nothing gets inside of it.
    if (!is_in_solid(mover, moving)) {
        const auto pos = taken_by_belt(mover, motion, up, moving);
        if (can_be_carried && pos) return {*pos, true};
        // What has really moved was where it has room now. Only a belt
        // beside the mover would be in the way there, and a belt pushes
        // nothing.
        if (is_in_solid(along, moving)) return {start, false};
    }
    const Moved<T> back = move_and_slide(along, -motion, moving);
    const bool is_met = back.sweeps[0].hit.has_value();
    return {is_met ? back.pos : start, false};
}

/// How far a pushed mover slides along a surface that it meets: until it is
/// a hair clear of what pushes it. It doesn't slide if that would be more
/// than eight times as far as it is pushed.
template <class T>
Vec2<T> pushed_along(Vec2<T> rest, Vec2<T> normal, T hair) {
    const Vec2<T> along = perpendicular(normal);
    const T lead = dot(along, rest);
    const T way = length(rest);
    if (!(absolute(lead) > T(0.125) * way)) return {};
    const Vec2<T> on = (way * (way + hair) / lead) * along;
    return clear_of(on, on, normal);
}

/// The part of a motion along a way.
template <class T>
Vec2<T> part_along(Vec2<T> motion, Vec2<T> way) {
    const Vec2<double> w = widened(way);
    return narrowed<T>((dot(widened(motion), w) / length_squared(w)) * w);
}

/// Where a mover ends up that is pushed along a way and meets one of the
/// other obstacles: it slides along that. Where the surface bends, the
/// slide falls short, so that it slides again along what it meets next. At
/// a seam it may be some ulp too low, and meet the side of the next
/// surface: from a hair higher it meets the surface itself, or passes.
template <class T>
Vec2<T> pushed(const AnyMover<T>& mover, Vec2<T> way, Sweep<T> met,
               Vec2<T> up, const AnyGround<T>& ground,
               const AnyGround<T>& others, T hair) {
    const Vec2<T> goal = position(mover) + way;
    for (int bends = 0; bends < 4 && met.hit; ++bends) {
        const AnyMover<T> there = placed_at(mover, met.pos);
        const Vec2<T> rest = part_along(goal - met.pos, way);
        Vec2<T> on = pushed_along(rest, met.hit->normal, hair);
        if (on == Vec2<T>{}) {
            const AnyMover<T> above = placed_at(mover, met.pos + hair * up);
            const Sweep<T> surface = sweep_into(above, rest, others);
            if (!surface.hit) return surface.pos;
            on = pushed_along(rest, surface.hit->normal, hair);
        }
        if (on == Vec2<T>{}) break;
        const auto in_way =
            starting_inside(ground, there, on, Inside::ignored);
        const Vec2<T> pos = move_and_slide(there, on, in_way).pos;
        const Vec2<T> left = part_along(goal - pos, way);
        if (!(dot(left, way) > 0)) return pos;
        met = sweep_into(placed_at(mover, pos), left, others);
    }
    return met.pos;
}

/// A mover where it ends up that something takes along, among the other
/// obstacles.
template <class T>
AnyMover<T> stopped_by_others(const AnyMover<T>& here,
                              const Taken<T>& taken, Vec2<T> up,
                              const AnyGround<T>& ground,
                              const AnyGround<T>& others, T hair) {
    const Vec2<T> way = taken.pos - position(here);
    if (way == Vec2<T>{}) return here;
    const Sweep<T> met = sweep_into(here, way, others);
    if (!met.hit) return placed_at(here, taken.pos);

    // What is pushed goes up a slope; what is carried slides along a wall,
    // if that leads on.
    if (!taken.is_carried) {
        return placed_at(here,
                         pushed(here, way, met, up, ground, others, hair));
    }
    const Vec2<T> slid = move_and_slide(here, way, others).pos;
    const bool leads_on = length(slid - met.pos) > hair;
    return placed_at(here, leads_on ? slid : met.pos);
}

/// The longest of the shortest pushes out of what a mover is inside of.
template <class T>
Vec2<T> push_out_of(const AnyMover<T>& mover, const AnyGround<T>& body) {
    Vec2<T> longest{};
    body.near(bounds_of(mover), [&](const auto& item) {
        if (is_one_sided(item.shape)) return;
        const auto push = isect::intersect(mover, item.shape.shape);
        if (push && length(push->delta) > length(longest))
            longest = push->delta;
    });
    return longest;
}

/// A mover where it gets clear of a body that has turned. Where another
/// obstacle has stopped it, it slides along that: not as far as the body
/// has moved there, but until it is out of the body's way.
template <class T>
AnyMover<T> clear_of_turned(AnyMover<T> mover, Vec2<T> up,
                            const AnyGround<T>& ground,
                            const AnyGround<T>& body,
                            const AnyGround<T>& others, T hair) {
    for (int tries = 0; tries < 4; ++tries) {
        const Vec2<T> out = push_out_of(mover, body);
        if (out == Vec2<T>{}) break;
        const Taken<T> taken{position(mover) + out, false};
        mover = stopped_by_others(mover, taken, up, ground, others, hair);
    }
    return mover;
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
