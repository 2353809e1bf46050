#pragma once

#include <cstddef>
#include <optional>

#include <isect/any_ground.hpp>
#include <isect/broad/corridor.hpp>
#include <isect/detail/equal_contacts.hpp>
#include <isect/detail/first_contact.hpp>
#include <isect/detail/ground/contacts.hpp>
#include <isect/detail/platform.hpp>
#include <isect/sweep_into.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect::detail {

/// Whether a mover starts inside the obstacle that it meets.
template <class T>
bool starts_inside(const AnyMover<T>& mover, const Sweep<T>& met,
                   const AnyObstacle<T>& obstacle) {
    return met.time == 0 && isect::overlaps(mover, obstacle.shape);
}

/// Where a mover whose contact has the least width crosses the face.
template <class T>
std::optional<Crossing<T>> crossed(T width, const AnyMover<T>& mover,
                                   Vec2<T> delta, const Sweep<T>& met,
                                   const AnyObstacle<T>& obstacle) {
    if (width != least_width<T>) return {};
    return crossing(mover, delta, met, obstacle.shape);
}

/// The final position of a mover whose stop, because of rounding, is inside
/// an obstacle that the path doesn't enter earlier. If a few ulp are
/// enough, the mover is pushed out: retreating along a path that almost
/// glides would cost all of the motion. If more is needed, or if a
/// coordinate doesn't move and so must keep its bits, the mover retreats
/// along its path.
template <class T>
Vec2<T> out_of(const AnyObstacle<T>& obstacle, const AnyMover<T>& mover,
               Vec2<T> pos, Vec2<T> delta) {
    const Vec2<T> start = position(mover);
    const auto push =
        isect::intersect(placed_at(mover, pos), obstacle.shape);
    if (push && delta.x != 0 && delta.y != 0) {
        const double size =
            size_of_all(pos.x, pos.y, push->pos.x, push->pos.y);
        if (is_by_rounding(push->delta, size)) return pos + push->delta;
    }
    const auto again =
        sweep_at_front(mover, pos - start, obstacle, NoTrace{});
    return {less_far(start.x, pos.x, again.pos.x),
            less_far(start.y, pos.y, again.pos.y)};
}

/// Moves a stop at one obstacle out of another that it is inside of only
/// because of rounding: if it is inside several, out of the one that needs
/// the longest way. If eight steps don't free it, it goes back to the
/// start: in a narrow wedge each step may lead from one face into the
/// other.
template <class T>
Vec2<T> freed(const AnyMover<T>& mover, Vec2<T> pos, Vec2<T> delta,
              const AnyGround<T>& ground) {
    for (int tries = 0; tries < 8; ++tries) {
        std::optional<Vec2<T>> first;
        const Bounds<T> there = bounds_of(placed_at(mover, pos));
        ground.near(there, [&](const auto& item) {
            if (!is_entered(mover, pos, item.shape, ground)) return;
            const Vec2<T> out = out_of(item.shape, mover, pos, delta);
            if (first && !is_pushed_first(out - pos, *first - pos, delta))
                return;
            first = out;
        });
        if (!first) return pos;
        pos = *first;
    }
    return position(mover);
}

/// How far a mover gets among all obstacles of a ground: up to the first
/// of its contacts with each of them alone.
template <class T, Tracer Trace>
Sweep<T> sweep_into(const AnyMover<T>& mover,
                    std::type_identity_t<Vec2<T>> delta,
                    const std::type_identity_t<GroundFor<T, Trace>>& ground,
                    Trace trace) {
    Corridor<T> way(bounds_of(mover), delta);
    FirstContact<T> contacts(position(mover), delta);
    std::size_t reached = 0;
    const auto check = [&](const auto& item) {
        // Is this obstacle hit, and no later than all before it?
        const std::size_t id = trace(std::size_t{item.id});
        const AnyObstacle<T>& obstacle = item.shape;
        const Bounds<T> bounds = bounds_of(obstacle);
        if (trace(!way.reaches(bounds))) return;
        ++reached;
        const Sweep<T> met = sweep_at_front(mover, delta, obstacle, trace);
        if (trace(!met.hit.has_value())) return;
        if (trace(contacts.is_before(met))) return;
        const bool passes =
            passes_platform(mover, delta, met, obstacle, ground);
        if (trace(passes)) return;

        // At equal times, the wider contact wins, and then geometry.
        const T width =
            trace(shared_span(mover, delta, met, obstacle.shape));
        contacts.add({met, id, width,
                      crossed(width, mover, delta, met, obstacle),
                      starts_inside(mover, met, obstacle),
                      appearance_of(obstacle, bounds)});
        way.stop_at(contacts.until());
    };
    ground.on_way(way, check, trace);
    if (!contacts.is_known()) ground.on_way(way, check, trace);
    Sweep<T> first = contacts.sweep();
    if (first.hit) first.index = trace(contacts.index());
    // A stop at the only obstacle near the path is inside nothing.
    const bool is_free = reached <= (first.hit ? 1 : 0);
    const Vec2<T> pos =
        is_free ? first.pos : freed(mover, first.pos, delta, ground);
    first.pos = trace(pos);
    return first;
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
