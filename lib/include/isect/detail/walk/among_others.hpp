#pragma once

#include <isect/broad/inside.hpp>
#include <isect/detail/slide/along.hpp>
#include <isect/detail/slide/over_seam.hpp>
#include <isect/detail/walk/support.hpp>
#include <isect/respond/move_and_slide.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

// How far what has moved takes a mover, among the other obstacles.
namespace isect::detail {

/// Where what has moved takes a mover, and whether the mover rests on it.
template <class T>
struct Taken {
    Vec2<T> pos;
    bool is_carried = false;
};

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

/// Where a mover ends up that is carried along a way and meets one of the
/// other obstacles: it passes the seam between two belts, or slides along a
/// wall if that leads on.
template <class T>
Vec2<T> carried(const AnyMover<T>& mover, Vec2<T> way, Sweep<T> met,
                Vec2<T> up, const AnyGround<T>& ground,
                const AnyGround<T>& others, T hair) {
    const auto go = [&](Vec2<T> from, Vec2<T> part) {
        return sweep_into(placed_at(mover, from), part, others);
    };
    const Stops<T> stop{*met.hit, *met.hit};
    const Vec2<T> start = position(mover);
    if (const auto over = over_seam(go, start, way, up, met.pos, stop))
        return over->pos;
    // The carrier blocks the slide too, unless it overlaps the mover.
    const auto in_way =
        starting_inside(ground, mover, way, Inside::ignored);
    const Vec2<T> slid = move_and_slide(mover, way, in_way).pos;
    const bool leads_on = length(slid - met.pos) > hair;
    return leads_on ? slid : met.pos;
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

    const auto stopped = taken.is_carried ? carried<T> : pushed<T>;
    return placed_at(here,
                     stopped(here, way, met, up, ground, others, hair));
}

/// A mover where it gets clear of a body that has moved into it. Where
/// another obstacle has stopped it, it slides along that: not as far as the
/// body has moved there, but until it is out of the body's way.
template <class T>
AnyMover<T> clear_of_body(AnyMover<T> mover, Vec2<T> up,
                          const AnyGround<T>& ground,
                          const AnyGround<T>& body,
                          const AnyGround<T>& others, T hair) {
    for (int tries = 0; tries < 4; ++tries) {
        const auto out = push_out_of_solid(mover, body);
        if (!out || *out == Vec2<T>{}) break;
        const Taken<T> taken{position(mover) + *out};
        mover = stopped_by_others(mover, taken, up, ground, others, hair);
    }
    return mover;
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
