#pragma once

#include <algorithm>
#include <optional>
#include <tuple>

#include <isect/any_ground.hpp>
#include <isect/detail/hair.hpp>
#include <isect/detail/rounding.hpp>
#include <isect/sin_cos.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

// What the obstacles near a mover have done in a step: they have moved, or
// turned.
namespace isect::detail {

constexpr Vec2<double> rotated(Vec2<double> v, SinCos turn) {
    return turn.cos * v + turn.sin * perpendicular(v);
}

/// What a body has done in a step: it has moved, and turned about a pivot
/// that moves along. All of its obstacles have the same motion.
template <class T>
struct RigidMotion {
    Vec2<T> moved;
    Turned<T> turned;

    friend constexpr bool operator==(const RigidMotion&,
                                     const RigidMotion&) = default;

    /// Where the pivot is when a share of the step is over.
    Vec2<double> pivot_at(double share) const {
        return widened(turned.pivot) - (1 - share) * widened(moved);
    }
    /// Where the rest of the step takes a point of the body.
    Vec2<double> after(Vec2<double> place, double share = 0) const {
        const SinCos turn = sin_cos((1 - share) * double{turned.angle});
        return pivot_at(1) + rotated(place - pivot_at(share), turn);
    }
    /// Where a point of the body was before the rest of the step.
    Vec2<double> before(Vec2<double> place, double share = 0) const {
        const SinCos turn = sin_cos((share - 1) * double{turned.angle});
        return pivot_at(share) + rotated(place - pivot_at(1), turn);
    }
    /// How far a point of the body moves in the whole step.
    Vec2<double> way_of(Vec2<double> place) const {
        return after(place) - place;
    }
};
template <class T>
RigidMotion<T> rigid_motion_of(const AnyObstacle<T>& obstacle) {
    return {obstacle.moved, obstacle.turned};
}
template <class T>
bool has_turned(const AnyObstacle<T>& obstacle) {
    return obstacle.turned.angle != 0;
}

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

/// Each motion costs a few sweeps, so that a step takes no more of them
/// into account: where more reach a mover at once, it is squeezed anyway.
inline constexpr int most_motions = 16;

/// Calls use(motion) once for each motion of the obstacles near a mover, in
/// a certain order, so that every kind of ground gives the same.
/// motion_of(obstacle, last) is empty for an obstacle that doesn't count,
/// or whose motion is the last one again.
template <class Motion, class T, class MotionOf, class Before, class Use>
void each_in_order(const AnyGround<T>& ground, const Bounds<T>& around,
                   const MotionOf& motion_of, const Before& is_before,
                   Use&& use) {
    std::optional<Motion> last;
    for (int count = 0; count < most_motions; ++count) {
        std::optional<Motion> next;
        ground.near(around, [&](const auto& item) {
            // Some grounds visit more than what is near.
            if (!meet(around, bounds_of(item.shape))) return;
            const std::optional<Motion> motion =
                motion_of(item.shape, last);
            if (!motion || (last && !is_before(*last, *motion))) return;
            if (!next || is_before(*motion, *next)) next = motion;
        });
        if (!next) return;
        use(*next);
        last = next;
    }
}

/// Calls use(motion) for the motions of those obstacles that have moved,
/// without turning, and reach a mover. The motion that rises most comes
/// first; if several rise alike, as those of belts do, the fastest.
template <class T, class Reaches, class Use>
void each_motion(const AnyGround<T>& ground, const Bounds<T>& around,
                 Vec2<T> up, T hair, const Reaches& reaches, Use&& use) {
    using Motion = Vec2<T>;
    const auto motion_of = [&](const AnyObstacle<T>& obstacle,
                               const std::optional<Motion>& last) {
        const Motion moved = obstacle.moved;
        const bool counts = !(moved == Motion{}) && !has_turned(obstacle) &&
                            !(last && is_same_motion(*last, moved, hair)) &&
                            reaches(obstacle);
        return counts ? std::optional(moved) : std::nullopt;
    };
    const auto is_before = [up](Motion a, Motion b) {
        const T rise_a = dot(a, up);
        const T rise_b = dot(b, up);
        if (rise_a != rise_b) return rise_a > rise_b;
        const T way_a = length_squared(a);
        const T way_b = length_squared(b);
        if (way_a != way_b) return way_a > way_b;
        return a.x != b.x ? a.x < b.x : a.y < b.y;
    };
    each_in_order<Motion>(ground, around, motion_of, is_before, use);
}

/// Calls use(motion) for the motions of those bodies that have turned. That
/// which raises a place most comes first.
template <class T, class Use>
void each_turning(const AnyGround<T>& ground, const Bounds<T>& around,
                  Vec2<T> place, Vec2<T> up, Use&& use) {
    using Motion = RigidMotion<T>;
    const auto motion_of = [](const AnyObstacle<T>& obstacle,
                              const std::optional<Motion>&) {
        return has_turned(obstacle)
                   ? std::optional(rigid_motion_of(obstacle))
                   : std::nullopt;
    };
    const auto rank = [&](const Motion& motion) {
        const Vec2<double> way = motion.way_of(widened(place));
        const Turned<T>& turned = motion.turned;
        return std::tuple(-dot(way, widened(up)), -absolute(turned.angle),
                          turned.angle, turned.pivot.x, turned.pivot.y,
                          motion.moved.x, motion.moved.y);
    };
    const auto is_before = [&](const Motion& a, const Motion& b) {
        return rank(a) < rank(b);
    };
    each_in_order<Motion>(ground, around, motion_of, is_before, use);
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
