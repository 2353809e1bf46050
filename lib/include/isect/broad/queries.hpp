#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>

#include <isect/broad/broad_phase.hpp>
#include <isect/broad/first_hit.hpp>
#include <isect/overlaps.hpp>
#include <isect/raycast.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

template <class T>
class CircleBatch;

namespace detail {
/// Whether two boxes don't even touch, by rounded numbers. Rounding is
/// monotonic, so numbers that are different after rounding were different
/// before. Most tests end here, at the cost of one branch for both axes.
template <class T>
constexpr bool are_apart(const Aabb<T>& a, const Aabb<T>& b) {
    const T x = absolute(a.center.x - b.center.x);
    const T y = absolute(a.center.y - b.center.y);
    const bool on_x = x > a.half.x + b.half.x;
    const bool on_y = y > a.half.y + b.half.y;
    return static_cast<int>(on_x) + static_cast<int>(on_y) > 0;
}
/// Pairs of other shapes are left to the exact test.
template <class A, class B>
constexpr bool are_apart(const A&, const B&) {
    return false;
}
template <class T>
constexpr bool are_apart(const Circle<T>& a, const Aabb<T>& b) {
    return are_apart(Aabb<T>{a.center, {a.radius, a.radius}}, b);
}
template <class A, class T>
constexpr bool are_apart(const A& a, const Circle<T>& b) {
    return are_apart(a, Aabb<T>{b.center, {b.radius, b.radius}});
}

/// The type of a segment's padding: half the size of a box among boxes, the
/// radius of a circle among circles.
template <class Many>
struct PaddingAmong {
    using type = Vec2<Scalar<Many>>;
};
template <class T>
struct PaddingAmong<CircleBatch<T>> {
    using type = T;
};
template <class T>
constexpr Aabb<T> padded(Vec2<T> point, Vec2<T> padding) {
    return {point, padding};
}
template <class T>
constexpr Circle<T> padded(Vec2<T> point, T padding) {
    return {point, padding};
}
}  // namespace detail

/// The padding of a segment that is cast at many shapes.
template <class Many>
using Padding = typename detail::PaddingAmong<Many>::type;

/// Calls visit(id) once for each box or circle that overlaps a shape, by
/// the touch rule of hit.hpp, in no promised order.
template <ManyShapes Many, class Asker = Aabb<Scalar<Many>>, class Visit,
          Tracer Trace = NoTrace>
void overlapping(const Many& many, const Asker& asker, Visit visit,
                 Trace trace = {}) {
    const auto ask = [&](const auto& item) {
        const bool is_met = trace(overlaps(asker, detail::shape_of(item)));
        if (is_met) visit(std::size_t{item.id});
    };

    // About half of the candidates are apart, and no processor can predict
    // which. The others are queued without a branch, and tested together.
    using Member = Item<Scalar<Many>>;
    std::array<const Member*, 32> waiting;
    std::size_t count = 0;
    const auto ask_waiting = [&] {
        for (std::size_t i = 0; i < count; ++i) ask(*waiting[i]);
        count = 0;
    };
    const auto check = [&](auto&& item) {
        [[maybe_unused]] const std::size_t id = trace(std::size_t{item.id});
        const bool apart =
            trace(detail::are_apart(asker, detail::shape_of(item)));
        if constexpr (std::is_same_v<decltype(item), const Member&>) {
            waiting[count] = &item;
            count += apart ? 0 : 1;
            if (count == waiting.size()) ask_waiting();
        } else {
            if (!apart) ask(item);
        }
    };
    many.near(bounds_of(asker), check, trace);
    ask_waiting();
}

/// Calls visit(a, b), where a < b, once for each overlapping pair, in no
/// promised order.
template <ManyShapes Many, class Visit>
void overlapping_pairs(const Many& many, Visit visit) {
    many.pairs([&](const auto& one, const auto& other) {
        const auto& a = detail::shape_of(one);
        const auto& b = detail::shape_of(other);
        if (detail::are_apart(a, b) || !overlaps(a, b)) return;
        visit(std::size_t{std::min(one.id, other.id)},
              std::size_t{std::max(one.id, other.id)});
    });
}

/// The first shape that a segment hits: the one with the smallest hit.time
/// and, at equal times, the lowest id. With a padding, something that much
/// larger travels along the segment.
template <ManyShapes Many, Tracer Trace = NoTrace>
std::optional<FirstHit<Scalar<Many>>> raycast(
    const Segment<Scalar<Many>>& segment, const Many& many,
    Padding<Many> padding, Trace trace = {}) {
    using T = Scalar<Many>;
    const auto mover = detail::padded(segment.start, padding);
    Corridor<T> way(bounds_of(mover), segment.delta);
    std::optional<FirstHit<T>> first;
    const auto check = [&](const auto& item) {
        // Can it be hit before the first hit so far?
        const std::size_t id = trace(std::size_t{item.id});
        const auto& shape = detail::shape_of(item);
        if (trace(!way.reaches(bounds_of(shape)))) return;
        const auto hit = raycast(segment, shape, padding, trace);
        if (trace(!hit.has_value())) return;

        // From now on nothing later matters.
        const bool is_first =
            trace(!first || hit->time < first->hit.time ||
                  (hit->time == first->hit.time && id < first->id));
        if (!is_first) return;
        first = FirstHit<T>{*hit, id};
        way.stop_at(hit->time);
    };
    many.on_way(way, check, trace);
    return first;
}

template <ManyShapes Many, Tracer Trace = NoTrace>
std::optional<FirstHit<Scalar<Many>>> raycast(
    const Segment<Scalar<Many>>& segment, const Many& many,
    Trace trace = {}) {
    return raycast(segment, many, Padding<Many>{}, trace);
}

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
