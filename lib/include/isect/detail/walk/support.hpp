#pragma once

#include <optional>

#include <isect/detail/equal_contacts.hpp>
#include <isect/detail/hair.hpp>
#include <isect/detail/platform.hpp>
#include <isect/sweep_into.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

// What a mover rests on, and what it is inside of.
namespace isect::detail {

/// The contact of a mover that rests on a ground within a hair.
template <class T>
std::optional<Hit<T>> support_of(const AnyMover<T>& mover, Vec2<T> up,
                                 const AnyGround<T>& ground) {
    const Vec2<T> hair = hair_around(mover) * up;
    const AnyMover<T> above = placed_at(mover, position(mover) + hair);
    const Sweep<T> rest = sweep_into(above, T(-2) * hair, ground);
    if (!rest.hit || !(dot(rest.hit->normal, up) > 0)) return {};
    return rest.hit;
}

/// The longest of the pushes out of those obstacles that a mover is inside
/// of and for which counts(obstacle, push) is true.
template <class T, class Counts>
std::optional<Vec2<T>> longest_push(const AnyMover<T>& mover,
                                    const AnyGround<T>& ground,
                                    const Counts& counts) {
    std::optional<Vec2<T>> longest;
    ground.near(bounds_of(mover), [&](const auto& item) {
        const auto push = isect::intersect(mover, item.shape.shape);
        if (!push || !counts(item.shape, *push)) return;
        if (longest && !is_pushed_first(push->delta, *longest, Vec2<T>{}))
            return;
        longest = push->delta;
    });
    return longest;
}

/// The same for what lets nothing pass.
template <class T>
std::optional<Vec2<T>> push_out_of_solid(const AnyMover<T>& mover,
                                         const AnyGround<T>& ground) {
    const auto is_solid = [](const AnyObstacle<T>& obstacle,
                             const Hit<T>&) {
        return !is_one_sided(obstacle);
    };
    return longest_push(mover, ground, is_solid);
}

/// Whether a mover is inside what lets nothing pass, by more than rounding
/// puts it there.
template <class T>
bool is_in_solid(const AnyMover<T>& mover, const AnyGround<T>& ground) {
    const auto push = push_out_of_solid(mover, ground);
    return push && length(*push) > hair_around(mover);
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
    // A mover inside an obstacle doesn't rest on it, even if the shortest
    // push out leads up.
    if (met.pos == position(above) && is_in_solid(above, ground)) return {};
    const T rise = dot(met.hit->normal, up);
    const T drop = dot(pos - met.pos, up);
    if (!(rise > 0 && drop * rise <= hair)) return {};
    return met;
}

/// A mover put back onto what it rests on, along the normal, so that
/// rounding doesn't add up over the steps. A gap of some ulp is left: each
/// stop rounds to one side, and would move it along the surface.
template <class T>
Vec2<T> put_back(const AnyMover<T>& mover, const Sweep<T>& rest, Vec2<T> up,
                 const AnyGround<T>& ground) {
    const Vec2<T> pos = position(mover);
    const Vec2<T> normal = rest.hit->normal;
    const T hair = hair_around(mover);
    const T gap = dot(pos - rest.pos, up) * dot(normal, up);
    if (gap <= T(0.125) * hair) return pos;
    const Sweep<T> met = sweep_into(mover, -hair * normal, ground);
    return met.hit ? met.pos : pos;
}

/// Moves a mover out of what it is inside of by a hair: rounding alone has
/// put it there, through a side from which the obstacle is met.
template <class T>
AnyMover<T> out_by_hair(AnyMover<T> mover, const AnyGround<T>& ground) {
    const T hair = hair_around(mover);
    const auto is_by_hair = [=](const AnyObstacle<T>& obstacle,
                                const Hit<T>& push) {
        return length(push.delta) <= hair && faces(obstacle, push.normal);
    };
    for (int tries = 0; tries < 8; ++tries) {
        const auto out = longest_push(mover, ground, is_by_hair);
        if (!out) break;
        mover = placed_at(mover, position(mover) + *out);
    }
    return mover;
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
