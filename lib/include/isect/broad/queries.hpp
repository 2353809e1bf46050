#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

#include <isect/broad/broad_phase.hpp>
#include <isect/overlaps/aabb_aabb.hpp>
#include <isect/raycast/aabb.hpp>

namespace isect {

namespace detail {
/// Whether two boxes don't even touch, by rounded numbers: rounding keeps
/// order, so what it does not make equal was not equal. Most that are asked
/// end here, at the price of one branch for both axes.
template <class T>
constexpr bool are_apart(const Aabb<T>& a, const Aabb<T>& b) {
    const T x = absolute(a.center.x - b.center.x);
    const T y = absolute(a.center.y - b.center.y);
    const bool on_x = x > a.half.x + b.half.x;
    const bool on_y = y > a.half.y + b.half.y;
    return static_cast<int>(on_x) + static_cast<int>(on_y) > 0;
}
}  // namespace detail

/// Calls visit(id) once for each box of a broad phase that overlaps a box,
/// by the touch rule of hit.hpp, in no promised order.
template <BroadPhase Phase, class Visit, Tracer Trace = NoTrace>
void overlapping(const Phase& phase, const Aabb<Scalar<Phase>>& box,
                 Visit visit, Trace trace = {}) {
    using T = Scalar<Phase>;
    const auto check = [&](const Item<T>& item) {
        const std::size_t id = trace(std::size_t{item.id});
        if (trace(detail::are_apart(box, item.box))) return;
        if (trace(overlaps(box, item.box))) visit(id);
    };
    phase.near(bounds_of(box), check, trace);
}

/// As a mask: bit id % 64 of word id / 64 says whether that box overlaps.
/// There is a word for each 64 ids below end_id(), or more.
template <BroadPhase Phase>
void overlapping_mask(const Phase& phase, const Aabb<Scalar<Phase>>& box,
                      std::span<std::uint64_t> mask) {
    std::fill(mask.begin(), mask.end(), 0);
    overlapping(phase, box, [=](std::size_t id) {
        mask[id / 64] |= std::uint64_t{1} << id % 64;
    });
}

/// Calls visit(a, b), where a < b, once for each two boxes of a broad phase
/// that overlap, in no promised order.
template <BroadPhase Phase, class Visit>
void overlapping_pairs(const Phase& phase, Visit visit) {
    using T = Scalar<Phase>;
    phase.pairs([&](const Item<T>& one, const Item<T>& other) {
        if (detail::are_apart(one.box, other.box)) return;
        if (!overlaps(one.box, other.box)) return;
        visit(std::size_t{std::min(one.id, other.id)},
              std::size_t{std::max(one.id, other.id)});
    });
}

/// What a cast met first among many.
template <class T>
struct FirstHit {
    Hit<T> hit;
    std::size_t id{};

    friend constexpr bool operator==(const FirstHit&,
                                     const FirstHit&) = default;
};

/// The first of many boxes that a segment, or a box of half size padding
/// that travels along it, meets: the earliest hit.time, and of equal ones
/// the least id.
template <BroadPhase Phase, Tracer Trace = NoTrace>
std::optional<FirstHit<Scalar<Phase>>> raycast(
    const Segment<Scalar<Phase>>& segment, const Phase& phase,
    Vec2<Scalar<Phase>> padding, Trace trace = {}) {
    using T = Scalar<Phase>;
    const Aabb<T> mover{segment.start, padding};
    Corridor<T> way(bounds_of(mover), segment.delta);
    std::optional<FirstHit<T>> first;
    const auto check = [&](const Item<T>& item) {
        // Can it be met before what has been met?
        const std::size_t id = trace(std::size_t{item.id});
        if (trace(!way.reaches(bounds_of(item.box)))) return;
        const auto hit = raycast(segment, item.box, padding, trace);
        if (trace(!hit.has_value())) return;

        // Nothing later matters from now on.
        const bool is_first =
            trace(!first || hit->time < first->hit.time ||
                  (hit->time == first->hit.time && id < first->id));
        if (!is_first) return;
        first = FirstHit<T>{*hit, id};
        way.stop_at(hit->time);
    };
    phase.on_way(way, check, trace);
    return first;
}

template <BroadPhase Phase, Tracer Trace = NoTrace>
std::optional<FirstHit<Scalar<Phase>>> raycast(
    const Segment<Scalar<Phase>>& segment, const Phase& phase,
    Trace trace = {}) {
    return raycast(segment, phase, Vec2<Scalar<Phase>>{}, trace);
}

}  // namespace isect
