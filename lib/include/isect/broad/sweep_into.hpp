#pragma once

#include <span>

#include <isect/broad/broad_phase.hpp>
#include <isect/sweep_into.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

namespace detail {
/// The same as each_near_in for the items of a broad phase.
template <class Phase, class ObstacleOf>
auto each_near_in(const Phase& phase, const ObstacleOf& obstacle_of) {
    return [&](const auto& bounds, const auto& use) {
        phase.near(bounds, [&](const auto& item) {
            if (item.id != nowhere) use(obstacle_of(item));
        });
    };
}

/// Does the same as freed for a list. If the stop is inside several
/// obstacles, the list's rule takes the first.
template <class T, class Mover, class Phase, class ObstacleOf>
Vec2<T> freed(const Mover& mover, Vec2<T> pos, Vec2<T> delta,
              const Phase& phase, const ObstacleOf& obstacle_of) {
    const auto each_near = each_near_in(phase, obstacle_of);
    for (int tries = 0; tries < 8; ++tries) {
        std::size_t first = npos;
        Vec2<T> out{};
        phase.near(bounds_of(placed_at(mover, pos)), [&](const auto& item) {
            if (item.id == nowhere || item.id >= first) return;
            const auto& obstacle = obstacle_of(item);
            if (!is_entered(mover, pos, obstacle, each_near)) return;
            first = item.id;
            out = out_of(obstacle, mover, pos, delta);
        });
        if (first == npos) return pos;
        pos = out;
    }
    return position(mover);
}

/// The sweep into the obstacles that the items of a broad phase stand for.
template <class Mover, class Phase, class ObstacleOf, class Trace,
          class T = Scalar<Mover>>
Sweep<T> sweep_into_items(const Mover& mover, Vec2<T> delta,
                          const Phase& phase, const ObstacleOf& obstacle_of,
                          Trace trace) {
    Corridor<T> way(bounds_of(mover), delta);
    FirstContact<T> contacts(position(mover), delta);
    const auto each_near = each_near_in(phase, obstacle_of);
    const auto check = [&](const auto& item) {
        // Is this obstacle hit no later than all before it?
        const std::size_t id = trace(std::size_t{item.id});
        if (trace(!way.reaches(bounds_of(shape_of(item))))) return;
        const auto& obstacle = obstacle_of(item);
        const Sweep<T> met = sweep(mover, delta, obstacle, trace);
        if (trace(!met.hit.has_value())) return;
        if (trace(contacts.is_before(met))) return;
        const bool passes =
            is_inside_platform(mover, met, obstacle, each_near);
        if (trace(passes)) return;

        // At equal times, the wider contact wins.
        const T width = trace(detail::width(mover, delta, met, obstacle));
        contacts.add(met, id, width,
                     crossed(width, mover, delta, met, obstacle),
                     starts_inside(mover, met, obstacle));
        way.stop_at(contacts.until());
    };
    phase.on_way(way, check, trace);
    if (!contacts.is_known()) phase.on_way(way, check, trace);
    Sweep<T> first = contacts.sweep();
    if (first.hit) first.index = trace(contacts.index());
    const Vec2<T> pos = freed(mover, first.pos, delta, phase, obstacle_of);
    first.pos = trace(pos);
    return first;
}
}  // namespace detail

/// How far a mover gets among many shapes. The result is the same, bit for
/// bit, as that of sweep_into with a list of these shapes, and index is the
/// id of the shape that was hit.
template <class Mover, Ground Many, Tracer Trace = NoTrace>
Sweep<Scalar<Mover>> sweep_into(const Mover& mover,
                                Vec2<Scalar<Mover>> delta, const Many& many,
                                Trace trace = {}) {
    const auto itself = [](const auto& item) -> const auto& {
        return detail::shape_of(item);
    };
    return detail::sweep_into_items(mover, delta, many, itself, trace);
}

/// The same among obstacles of any kind. The broad phase must have been
/// built from box_around(obstacle) for each of them, in their order, and
/// updated whenever one moved or was removed.
template <class Mover, class Obstacle, BroadPhase Phase,
          Tracer Trace = NoTrace>
Sweep<Scalar<Mover>> sweep_into(const Mover& mover,
                                Vec2<Scalar<Mover>> delta,
                                std::span<const Obstacle> obstacles,
                                const Phase& phase, Trace trace = {}) {
    using T = Scalar<Mover>;
    const auto one_of = [=](const Item<T>& item) -> const Obstacle& {
        return obstacles[item.id];
    };
    return detail::sweep_into_items(mover, delta, phase, one_of, trace);
}

template <class Mover, ObstacleRange Obstacles, BroadPhase Phase,
          Tracer Trace = NoTrace>
Sweep<Scalar<Mover>> sweep_into(const Mover& mover,
                                Vec2<Scalar<Mover>> delta,
                                const Obstacles& obstacles,
                                const Phase& phase, Trace trace = {}) {
    const std::span<const std::ranges::range_value_t<Obstacles>> all(
        obstacles);
    return sweep_into(mover, delta, all, phase, trace);
}

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
