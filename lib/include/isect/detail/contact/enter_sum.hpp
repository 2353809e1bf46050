#pragma once

#include <algorithm>
#include <limits>
#include <type_traits>

#include <isect/detail/contact/sum_contact.hpp>
#include <isect/detail/predicates/side.hpp>

namespace isect::detail {

/// Where a path enters a Minkowski sum, and a time, at or just before that,
/// at which the mover is certainly outside.
template <class Number>
struct SumEntry {
    Number time{};
    Number time_before{};
    Nearest<Number> part;
};

/// The time of a hit in T: at least 0 and less than 1, despite rounding.
template <class T, class Number>
constexpr T time_below_one(Number time) {
    const T rounded = nearest<T>(time);
    return rounded < 1 ? rounded : next_below(T(1));
}

/// The edge of a sum without radius through which a path enters: its
/// corners lie on both sides of the path's line, the first on the left, or
/// one of them is on the line. A path through a corner enters by the edge
/// that it meets less squarely: where that corner is the foot of a slope on
/// a floor, the other edge is a wall that the floor hides. All decisions
/// but that one are exact.
///
/// For such an edge, cross(delta, to - from) is negative, so the path does
/// cross it inwards, even if the plain product is tiny or has the wrong
/// sign. At least one such edge exists: the path's line goes through the
/// inside, and the boundary crosses it from left to right once.
template <class T, class Number>
std::size_t edge_entered(const MinkowskiSum<T>& sum, Vec2<T> delta,
                         const WideSum<Number>& wide) {
    const auto place = [&](std::size_t i) {
        return -side(delta, sum.corner(i), sum.mover().pos);
    };
    std::size_t entered = 0;
    double flattest = std::numeric_limits<double>::infinity();
    int from = place(0);
    for (std::size_t i = 0; i < sum.count(); ++i) {
        const int to = place(sum.after(i));
        const Vec2<double> forward = wide.plain_forward[i];
        const double square = cross(forward, widened(delta));
        const bool is_crossed = from >= 0 && to <= 0 && from != to;
        if (is_crossed && square < flattest) {
            entered = i;
            flattest = square;
        }
        from = to;
    }
    return entered;
}

/// Where a path enters a sum without radius: through an edge, at the time
/// at which it reaches the edge's line.
template <class T, class Number>
SumEntry<Number> enter_polygon(const MinkowskiSum<T>& sum, Vec2<T> delta,
                               const WideSum<Number>& wide) {
    const std::size_t i = edge_entered(sum, delta, wide);
    using std::sqrt;
    const Vec2<Number> forward = wide.forward(i);
    const Vec2<Number> out{forward.y, -forward.x};
    const auto from = mover_from_obstacle<Number>(sum);
    const auto way = to_wide<Number>(delta);
    const Vec2<Number> middle = wide.middle(i);
    const Number gap = dot(out, from - middle);
    const Number approach = -dot(out, way);
    const Number zero{};
    const Number one(1);
    const Number per_distance = approach > zero ? one / approach : zero;
    const auto time_of = [&](Number distance) {
        return distance > zero ? distance * per_distance : zero;
    };

    // Even if it is almost parallel to the edge, it meets it between its
    // ends.
    const Number per_square = one / length_squared(way);
    const auto passes = [&](std::size_t corner) {
        return dot(way, wide.corners[corner] - from) * per_square;
    };
    const Number one_end = passes(i);
    const Number other_end = passes(sum.after(i));
    const Number first = std::min(one_end, other_end);
    const Number last = std::max(one_end, other_end);
    const Number time =
        std::max(zero, std::max(first, std::min(time_of(gap), last)));
    const Number not_yet = first - wide.slack() * sqrt(per_square);
    const Number before =
        std::min(time, std::max(not_yet, time_of(gap - wide.slack())));
    const Number foot = dot(forward, from + time * way - middle);
    return {time, before, {out, zero, i, true, foot}};
}

/// The contact with a part that is known to be next on the path, and no
/// nearer than `gap` at `time`. If the two are almost parallel, even a tiny
/// gap takes long to close, but no longer than until the end of the path,
/// the end of the edge, or the time at which the path is nearest to the
/// corner.
template <class Number>
SumEntry<Number> enter_part(const WideSum<Number>& sum, Vec2<Number> from,
                            Vec2<Number> delta, Number time,
                            Nearest<Number> part) {
    const double gap = to_double(part.distance - sum.radius);
    const Vec2<double> way = to_plain(delta);
    const Vec2<double> normal = to_plain(part.normal);
    const double approach = -to_double(dot(part.normal, delta));
    const double to_part = std::max(gap, 0.0) / approach;
    const double left = std::min(to_part, to_double(Number(1) - time));
    if (!part.is_edge) {
        const double distance = to_double(part.distance);
        const double to_nearest = distance * approach / length_squared(way);
        const Number met = time + Number(std::min(left, to_nearest));
        const Vec2<Number> there = from + met * delta;
        return {met, time, nearest_corner(sum, part.corner, there)};
    }

    const double speed = dot(Vec2<double>{-normal.y, normal.x}, way);
    const double foot = to_double(part.foot);
    const double half = 0.5 * sum.plain_length[part.corner];
    const double room = speed < 0 ? half + foot : half - foot;
    const double gone =
        std::min(left * absolute(speed), std::max(room, 0.0));
    const bool is_stopped = gone < left * absolute(speed);
    const double met = is_stopped ? gone / absolute(speed) : left;
    part.foot = part.foot + Number(speed < 0 ? -gone : gone);
    return {time + Number(met), time, part};
}

/// Where a path enters a rounded sum, found by repeatedly advancing as far
/// as the nearest part certainly allows: up to the line through that part
/// across the direction to it (van den Bergen, Ray Casting against General
/// Convex Objects, 2004). It never passes the contact, and for an edge one
/// step is enough.
template <class Number>
SumEntry<Number> enter_rounded(const WideSum<Number>& sum,
                               Vec2<Number> from, Vec2<Number> delta,
                               Number time, Number slack) {
    const Number zero{};
    const Number one(1);
    const Number allowed = slack + slack;
    for (int steps = 0;; ++steps) {
        const Vec2<Number> here = from + time * delta;
        const Nearest<Number> part = nearest_part(sum, here);
        const Number gap = part.distance - sum.radius;
        const Number approach = -dot(part.normal, delta);
        if (!(approach > zero)) return {time, time, part};
        if (gap <= allowed || steps == 200) {
            return enter_part(sum, from, delta, time, part);
        }
        const Number next = time + (gap - slack) / approach;
        // Only rounding takes it beyond the path's end, where one edge is
        // many times as long as the next.
        if (!(next < one)) {
            return enter_part(sum, from, delta, time, part);
        }
        time = next;
    }
}

/// Whether the arcs of a sum are so small, compared with the query, that a
/// double can't tell them from corners. Elsewhere it is enough for floats.
template <class T>
bool has_tiny_arcs(const MinkowskiSum<T>& sum, Vec2<T> delta) {
    const double radius = static_cast<double>(sum.mover().radius) +
                          static_cast<double>(sum.obstacle().radius);
    const double size = size_of(sum) + size_of_all(delta.x, delta.y);
    return radius > 0 && radius < std::numeric_limits<T>::epsilon() * size;
}

/// Where a path, which is known to enter a sum from outside, enters it.
template <class T, class Number>
SumEntry<Number> enter_sum(const MinkowskiSum<T>& sum,
                           const WideSum<Number>& wide, Vec2<T> delta) {
    const Number zero{};
    if (wide.radius == zero) return enter_polygon(sum, delta, wide);

    // First with the digits of a double, then with all, if there are more.
    Number outside{};
    if constexpr (!std::is_same_v<Number, double>) {
        const auto rough = widened_sum<double>(sum);
        const auto about =
            enter_rounded(rough, mover_from_obstacle<double>(sum),
                          widened(delta), 0.0, 0x1p-46 * rough.size);
        outside = about.time_before;
    }
    return enter_rounded(wide, mover_from_obstacle<Number>(sum),
                         to_wide<Number>(delta), outside, wide.slack());
}

}  // namespace isect::detail
