#pragma once

#include <optional>

#include <isect/broad/ground.hpp>
#include <isect/broad/sweep_into.hpp>
#include <isect/detail/hair.hpp>
#include <isect/intersect.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect::detail {

/// How far a mover reaches from its position in a direction.
template <class Mover, class T = Scalar<Mover>>
T reach_of(const Mover& mover, Vec2<T> direction) {
    if constexpr (IsVariant<Mover>::value) {
        const auto ask = [&](const auto& solid) {
            return reach_of(solid, direction);
        };
        return std::visit(ask, mover);
    } else {
        const Hull<T> hull = hull_of(mover);
        T most = dot(hull.corners[0], direction);
        for (std::size_t i = 1; i < hull.count; ++i)
            most = std::max(most, dot(hull.corners[i], direction));
        return most + hull.radius;
    }
}

template <class S>
constexpr auto motion_of(const S&) {
    return Vec2<Scalar<S>>{};
}
template <class S>
constexpr auto motion_of(const Marked<S>& obstacle) {
    return obstacle.moved;
}
template <class S>
inline constexpr bool moves_at_all = false;
template <class S>
inline constexpr bool moves_at_all<const Marked<S>&> = true;

/// Where an obstacle with marks was before it moved.
template <class S>
Marked<S> before_moving(const Marked<S>& obstacle) {
    Marked<S> before = obstacle;
    before.shape = placed_at(obstacle.shape,
                             position(obstacle.shape) - obstacle.moved);
    return before;
}

/// How an obstacle that moves takes a mover along: it carries what rests
/// on it all the way, and pushes what it runs into out of its way.
template <class T>
struct Taken {
    Vec2<T> way;
    bool is_carried = false;
};
template <class Mover, class S, class T = Scalar<Mover>>
Taken<T> taken_along(const Mover& mover, Vec2<T> up,
                     const Marked<S>& obstacle) {
    // Rounding may have put it an ulp inside of where the obstacle was.
    const Marked<S> before = before_moving(obstacle);
    const Vec2<T> hair = hair_around(mover) * up;
    const Mover above = placed_at(mover, position(mover) + hair);
    const Sweep<T> rest = sweep(above, T(-2) * hair, before);
    if (rest.hit && dot(rest.hit->normal, up) > 0) {
        return {obstacle.moved, true};
    }
    // Seen from the obstacle, the mover runs into it.
    const Sweep<T> met = sweep(mover, -obstacle.moved, before);
    if (!met.hit) return {};
    const Vec2<T> left = (T(1) - met.time) * obstacle.moved;
    return {dot(left, met.hit->normal) * met.hit->normal, false};
}

/// Calls use(item) for those obstacles of a ground near a mover that move,
/// in the order of their ids, so that every kind of ground gives the same.
template <class T, class Obstacles, class Use>
void each_moving(const Obstacles& ground, const Bounds<T>& around,
                 Use&& use) {
    for (std::size_t first = 0; first != npos;) {
        std::size_t next = npos;
        ground.near(around, [&](const auto& item) {
            const bool moves = !(motion_of(shape_of(item)) == Vec2<T>{});
            if (moves && item.id >= first)
                next = std::min(next, std::size_t{item.id});
        });
        if (next == npos) return;
        ground.near(around, [&](const auto& item) {
            if constexpr (moves_at_all<decltype(shape_of(item))>) {
                if (item.id == next) use(item.id, shape_of(item));
            }
        });
        first = next + 1;
    }
}

/// The position of a mover after those obstacles of a ground that have
/// moved in this step have carried or pushed it. One of them carries it:
/// that with the least id on which it rests. The other obstacles may stop
/// it.
template <class Mover, class Obstacles, class T = Scalar<Mover>>
Vec2<T> carried(const Mover& mover, Vec2<T> up, const Obstacles& ground,
                T reach) {
    Vec2<T> pos = position(mover);
    Bounds<T> around = bounds_of(mover);
    around.add({around.lower - Vec2<T>{reach, reach},
                around.upper + Vec2<T>{reach, reach}});
    bool is_carried = false;
    each_moving(ground, around, [&](std::size_t id, const auto& obstacle) {
        const Mover here = placed_at(mover, pos);
        const Taken<T> taken = taken_along(here, up, obstacle);
        if (taken.way == Vec2<T>{}) return;
        if (taken.is_carried && is_carried) return;
        is_carried = is_carried || taken.is_carried;
        // What moves along with it, as the edges of a chain do, is not in
        // the way.
        const auto others =
            filtered(ground, [&](std::size_t other, const auto& each) {
                return other != id && motion_of(each) != obstacle.moved;
            });
        pos = sweep_into(here, taken.way, others).pos;

        // Rounding may have left it an ulp inside.
        const Mover there = placed_at(mover, pos);
        const auto push = intersect(there, bare(obstacle));
        if (push) pos = sweep_into(there, push->delta, others).pos;
    });
    return pos;
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
