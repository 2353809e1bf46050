#pragma once

#include <limits>
#include <optional>
#include <type_traits>

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

/// The mover at the position to which obstacles that share a motion would
/// carry it.
template <class T>
AnyMover<T> moved_along(const AnyMover<T>& mover, Vec2<T> motion,
                        const AnyGround<T>& moving) {
    return out_by_hair(placed_at(mover, position(mover) + motion), moving);
}

/// Where obstacles that share a motion carry a mover, if it rests on them
/// at the carried position, or on a belt.
template <class T>
std::optional<Vec2<T>> carried_by(const AnyMover<T>& mover, Vec2<T> motion,
                                  Vec2<T> up, const AnyGround<T>& moving) {
    const AnyMover<T> along = moved_along(mover, motion, moving);
    if (const auto rest = rest_of(along, up, moving))
        return put_back(along, *rest, up, moving);
    // A mover that rests on a corner may have been pushed out sideways.
    const AnyMover<T> there = placed_at(mover, position(mover) + motion);
    if (!(position(there) == position(along))) {
        if (const auto rest = rest_of(there, up, moving)) return rest->pos;
    }
    // A belt stays where it is, so that nothing gets inside of it.
    if (is_in_solid(mover, moving)) return {};
    return taken_by_belt(mover, motion, up, moving);
}

/// Where obstacles that share a motion push a mover, which others may have
/// moved in the same step. In their frame of reference it starts at the
/// carried position, moves to where it is now, and slides along them.
template <class T>
Vec2<T> pushed_by(const AnyMover<T>& start, Vec2<T> now, Vec2<T> motion,
                  const AnyGround<T>& moving) {
    const AnyMover<T> along = moved_along(start, motion, moving);
    // An obstacle that has really moved left this position free. A belt
    // beside the mover blocks it, but belts push nothing.
    if (is_in_solid(along, moving) && !is_in_solid(start, moving))
        return now;
    const Vec2<T> way = (now - position(start)) - motion;
    const Moved<T> back = move_and_slide(along, way, moving);
    const bool is_met = back.sweeps[0].hit.has_value();
    return is_met ? back.pos : now;
}

/// Whether an obstacle has made a motion in this step. All edges of a chain
/// share one.
template <class T>
bool has_made(const AnyObstacle<T>& obstacle, Vec2<T> motion, T hair) {
    return !has_turned(obstacle) &&
           is_same_motion(obstacle.moved, motion, hair);
}
template <class T>
bool has_made(const AnyObstacle<T>& obstacle, const RigidMotion<T>& motion,
              T) {
    return rigid_motion_of(obstacle) == motion;
}

/// Lets the obstacles of a ground that have moved in this step carry and
/// push a mover. The others may stop it.
template <class T>
class Ride {
public:
    Ride(const AnyMover<T>& mover, Vec2<T> up, const AnyGround<T>& ground,
         T reach)
        : start_(mover),
          here_(mover),
          up_(up),
          ground_(ground),
          around_(bounds_of(mover)),
          hair_(hair_around(mover)) {
        const T far = reach + T(2) * hair_;
        const Vec2<T> margin{far, far};
        around_.add({around_.lower - margin, around_.upper + margin});
    }

    /// Of the obstacles that it rests on, those that rise most carry it.
    /// Then the other motions push it: a wall that is faster than the floor
    /// pushes the mover exactly as far as the wall has moved.
    Taken<T> taken() {
        std::optional<Vec2<T>> moved;
        bool any_moved = false, any_turned = false;
        each_moved([&](Vec2<T> motion) {
            any_moved = true;
            if (!is_carried_ && carry(motion)) moved = motion;
        });
        std::optional<RigidMotion<T>> turned;
        each_turned([&](const RigidMotion<T>& motion) {
            any_turned = true;
            if (!is_carried_ && carry(motion)) turned = motion;
        });
        // A carried mover may reach obstacles that it didn't reach before.
        if (any_moved || is_carried_) {
            each_moved([&](Vec2<T> motion) {
                if (!(moved && is_same_motion(*moved, motion, hair_)))
                    push(motion);
            });
        }
        if (any_turned || is_carried_) {
            each_turned([&](const RigidMotion<T>& motion) {
                if (!(turned == motion)) push(motion);
            });
        }
        return {position(here_), is_carried_};
    }

private:
    template <class Use>
    void each_moved(const Use& use) {
        const auto reaches = [this](const AnyObstacle<T>& each) {
            return meet(reached_with(here_, each.moved), bounds_of(each));
        };
        each_motion(ground_, around_, up_, hair_, reaches, use);
    }
    template <class Use>
    void each_turned(const Use& use) {
        each_turning(ground_, around_, position(here_), up_, use);
    }

    /// Obstacles that have moved into the mover don't block it here: they
    /// push it afterwards.
    template <class Motion>
    bool carry(const Motion& motion) {
        const auto moves = [&](std::size_t, const auto& each) {
            return has_made(each, motion, hair_);
        };
        const auto blocks = [&](std::size_t, const auto& each) {
            if (has_made(each, motion, hair_)) return false;
            const bool stays = each.moved == Vec2<T>{} && !has_turned(each);
            return stays || !overlaps(start_, each.shape);
        };
        const auto moving = filtered(ground_, moves);
        const auto others = filtered(ground_, blocks);
        if (const auto pos = carried_by<T>(here_, motion, up_, moving))
            go({*pos, true}, true, moving, others);
        return is_carried_;
    }
    template <class Motion>
    void push(const Motion& motion) {
        const auto moves = [&](std::size_t, const auto& each) {
            return has_made(each, motion, hair_);
        };
        const auto rests = [&](std::size_t, const auto& each) {
            return !has_made(each, motion, hair_);
        };
        const auto moving = filtered(ground_, moves);
        const auto others = filtered(ground_, rests);
        // A push along a line slides until it is clear of what pushes.
        const bool turns = !std::is_same_v<Motion, Vec2<T>>;
        go({pushed(motion, moving), false}, turns, moving, others);
    }

    Vec2<T> pushed(Vec2<T> motion, const AnyGround<T>& moving) {
        return pushed_by(start_, position(here_), motion, moving);
    }
    Vec2<T> pushed(const RigidMotion<T>& motion, const AnyGround<T>& body) {
        return pushed_by(here_, motion, body);
    }

    /// Moves with a body until the others stop it. Then it may still be in
    /// the body's way.
    void go(const Taken<T>& taken, bool may_be_in_way,
            const AnyGround<T>& body, const AnyGround<T>& others) {
        is_carried_ = is_carried_ || taken.is_carried;
        here_ =
            stopped_by_others(here_, taken, up_, ground_, others, hair_);
        if (may_be_in_way && !(position(here_) == taken.pos))
            here_ = clear_of_body(here_, up_, ground_, body, others, hair_);
    }

    AnyMover<T> start_;
    AnyMover<T> here_;
    Vec2<T> up_;
    const AnyGround<T>& ground_;
    Bounds<T> around_;
    T hair_;
    bool is_carried_ = false;
};

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
