#pragma once

#include <cstddef>
#include <ranges>
#include <span>
#include <type_traits>

#include <isect/broad/corridor.hpp>
#include <isect/detail/first_contact.hpp>
#include <isect/detail/platform.hpp>
#include <isect/detail/shared_span.hpp>
#include <isect/intersect.hpp>
#include <isect/obstacle.hpp>
#include <isect/overlaps.hpp>
#include <isect/position.hpp>
#include <isect/sweep.hpp>

namespace isect {

/// A contiguous range of obstacles that is not yet a span of const
/// elements: a std::vector, a std::array, a built-in array, or a std::span.
template <class R>
concept ObstacleRange = std::ranges::contiguous_range<const R> &&
    std::ranges::sized_range<const R> &&
    !std::is_same_v<R, std::span<const std::ranges::range_value_t<R>>>;

namespace detail {
/// The answer about two shapes, out of their variants.
template <class Result, class A, class B, class Ask>
Result ask_plain(const A& mover, const B& obstacle, const Ask& ask) {
    if constexpr (VariantPair<A, B>) {
        return visit_pair<Result>(mover, obstacle, ask);
    } else {
        return ask(mover, obstacle);
    }
}

/// The span of the obstacle's face that a mover is in front of at contact.
template <class A, class B, class T>
T width(const A& mover, Vec2<T> delta, const Sweep<T>& met,
        const B& obstacle) {
    const auto ask = [&](const auto& a, const auto& b) {
        return shared_span(a, delta, met, b);
    };
    return ask_plain<T>(mover, bare(obstacle), ask);
}

/// Whether a mover starts inside the obstacle that it meets.
template <class A, class B, class T>
bool starts_inside(const A& mover, const Sweep<T>& met, const B& obstacle) {
    return met.time == 0 && isect::overlaps(mover, bare(obstacle));
}

/// Where a mover whose contact has the least width crosses the face.
template <class A, class B, class T>
std::optional<Crossing<T>> crossed(T width, const A& mover, Vec2<T> delta,
                                   const Sweep<T>& met, const B& obstacle) {
    if (width != least_width<T>) return {};
    const auto ask = [&](const auto& a, const auto& b) {
        return crossing(a, delta, met, b);
    };
    return ask_plain<std::optional<Crossing<T>>>(mover, bare(obstacle),
                                                 ask);
}

/// The final position of a mover whose stop, because of rounding, is inside
/// an obstacle that the path doesn't enter earlier. If a few ulp are
/// enough, the mover is pushed out: retreating along a path that almost
/// glides would cost all of the motion. If more is needed, or if a
/// coordinate doesn't move and so must keep its bits, the mover retreats
/// along its path.
template <class T, class Mover, class Obstacle>
Vec2<T> out_of(const Obstacle& obstacle, const Mover& mover, Vec2<T> pos,
               Vec2<T> delta) {
    const Vec2<T> start = position(mover);
    const auto push =
        isect::intersect(placed_at(mover, pos), bare(obstacle));
    if (push && delta.x != 0 && delta.y != 0) {
        const double size =
            size_of_all(pos.x, pos.y, push->pos.x, push->pos.y);
        if (is_by_rounding(push->delta, size)) return pos + push->delta;
    }
    const auto again = isect::sweep(mover, pos - start, obstacle);
    return {less_far(start.x, pos.x, again.pos.x),
            less_far(start.y, pos.y, again.pos.y)};
}

/// Whether an overlap test of two shapes takes longer than a comparison of
/// their bounds.
template <class A, class B>
struct IsSlowPair
    : std::bool_constant<VariantPair<A, B> || GeneralPair<A, B>> {};
template <class A, class S>
struct IsSlowPair<A, Marked<S>> : IsSlowPair<A, S> {};

/// The obstacles of a list whose bounds meet others: each_near(bounds, use)
/// calls use(obstacle) for each.
template <class Obstacle>
auto each_near_in(std::span<const Obstacle> obstacles) {
    return [=](const auto& bounds, const auto& use) {
        for (const Obstacle& obstacle : obstacles)
            if (meet(bounds, bounds_of(obstacle))) use(obstacle);
    };
}

/// Moves a stop at one obstacle out of another that it is inside of only
/// because of rounding. If eight steps don't free it, it goes back to the
/// start: in a narrow wedge each step may lead from one face into the
/// other.
template <class T, class Mover, class Obstacle>
Vec2<T> freed(const Mover& mover, Vec2<T> pos, Vec2<T> delta,
              std::span<const Obstacle> obstacles) {
    const auto each_near = each_near_in(obstacles);
    for (int tries = 0; tries < 8; ++tries) {
        bool is_free = true;
        const Bounds<T> there = bounds_of(placed_at(mover, pos));
        for (const Obstacle& obstacle : obstacles) {
            // Other shapes compare as fast as their bounds would.
            if constexpr (IsSlowPair<Mover, Obstacle>::value) {
                if (!meet(there, bounds_of(obstacle))) continue;
            }
            if (!is_entered(mover, pos, obstacle, each_near)) continue;
            pos = out_of(obstacle, mover, pos, delta);
            is_free = false;
            break;
        }
        if (is_free) return pos;
    }
    return position(mover);
}

/// Adds the contacts with all obstacles a second time.
template <class T, class Mover, class Obstacle>
ISECT_RARE void add_again(FirstContact<T>& contacts, const Mover& mover,
                          Vec2<T> delta,
                          std::span<const Obstacle> obstacles) {
    const auto each_near = each_near_in(obstacles);
    for (std::size_t i = 0; i < obstacles.size(); ++i) {
        const Sweep<T> met = isect::sweep(mover, delta, obstacles[i]);
        if (!met.hit || contacts.is_before(met)) continue;
        if (is_inside_platform(mover, met, obstacles[i], each_near)) {
            continue;
        }
        const T width = detail::width(mover, delta, met, obstacles[i]);
        contacts.add(met, i, width,
                     crossed(width, mover, delta, met, obstacles[i]),
                     starts_inside(mover, met, obstacles[i]));
    }
}
}  // namespace detail

/// How far a mover gets among many obstacles before it hits the first one.
///
/// - **Shapes:** any solid as the mover. The obstacles are a contiguous
///   range of one kind of solid, or of Shape: a vector, an array, a span.
/// - **Touching:** no hit, as for `sweep`. A mover that rests on a floor of
///   flush boxes doesn't catch on their seams: among contacts whose times
///   rounding can't tell apart, the one with the widest shared span wins, a
///   face before a corner, and then the lowest index. A mover without
///   width hits the face that its path crosses first, exactly. An obstacle
///   that it starts inside of comes before all others.
/// - **Result:** a Sweep, as for one obstacle. `index` is the obstacle that
///   was hit, or `npos` for none. `pos` overlaps no obstacle that the start
///   did not overlap. Where the faces that it touches meet at 90 degrees or
///   more, it is within 8 ulp of the query's size of touching. In a sharper
///   wedge the mover may stop earlier, and if eight steps back don't free
///   it of both faces, it stays at the start.
/// - **Units:** yours, the same for all, in float or double.
/// - **Errors:** none; it neither throws nor checks its arguments. Outside
///   the ranges that `checked` accepts, the result is meaningless.
/// - **Cost:** no allocation. One comparison of bounds per obstacle, and a
///   sweep at each that the path may reach before the first contact, and
///   at a one-way obstacle a look at those beside it; with more than a few
///   dozen, a broad phase (broad.hpp) tests only a few of them and gives
///   the same result.
/// - **Source:** the time of impact with each obstacle, as in Ericson,
///   Real-Time Collision Detection (2005), 5.5. The rule for equal times is
///   the library's own.
///
/// ```cpp
/// const std::vector floor{Aabb{Vec2{0.0, 9.0}, Vec2{4.0, 1.0}},
///                         Aabb{Vec2{8.0, 9.0}, Vec2{4.0, 1.0}}};
/// const Circle ball{Vec2{1.0, 2.0}, 1.0};
/// const auto fall = sweep_into(ball, {10.0, 10.0}, floor);
/// assert((fall.index == 1 && fall.pos == Vec2{6.0, 7.0}));
/// ```
template <class Mover, class Obstacle, Tracer Trace = NoTrace>
Sweep<Scalar<Mover>> sweep_into(const Mover& mover,
                                Vec2<Scalar<Mover>> delta,
                                std::span<const Obstacle> obstacles,
                                Trace trace = {}) {
    using T = Scalar<Mover>;
    Corridor<T> way(bounds_of(mover), delta);
    detail::FirstContact<T> contacts(position(mover), delta);
    const auto each_near = detail::each_near_in(obstacles);
    for (std::size_t i = 0; i < obstacles.size(); ++i) {
        // Is this obstacle hit, and no later than all before it?
        if (trace(!way.reaches(bounds_of(obstacles[i])))) continue;
        const Sweep<T> met = sweep(mover, delta, obstacles[i], trace);
        if (trace(!met.hit.has_value())) continue;
        if (trace(contacts.is_before(met))) continue;
        const bool passes =
            detail::is_inside_platform(mover, met, obstacles[i], each_near);
        if (trace(passes)) continue;

        // At equal times, the wider contact wins.
        const T width =
            trace(detail::width(mover, delta, met, obstacles[i]));
        contacts.add(
            met, i, width,
            detail::crossed(width, mover, delta, met, obstacles[i]),
            detail::starts_inside(mover, met, obstacles[i]));
        way.stop_at(contacts.until());
    }
    if (!contacts.is_known()) {
        detail::add_again(contacts, mover, delta, obstacles);
    }
    Sweep<T> first = contacts.sweep();
    if (first.hit) first.index = trace(contacts.index());
    const Vec2<T> pos = detail::freed(mover, first.pos, delta, obstacles);
    first.pos = trace(pos);
    return first;
}

template <class Mover, ObstacleRange Obstacles, Tracer Trace = NoTrace>
Sweep<Scalar<Mover>> sweep_into(const Mover& mover,
                                Vec2<Scalar<Mover>> delta,
                                const Obstacles& obstacles,
                                Trace trace = {}) {
    const std::span<const std::ranges::range_value_t<Obstacles>> all(
        obstacles);
    return sweep_into(mover, delta, all, trace);
}

}  // namespace isect
