#pragma once

#include <algorithm>
#include <cstddef>

#include <isect/detail/compiled.hpp>
#include <isect/detail/contact/hull_push.hpp>
#include <isect/detail/contact/last_touch.hpp>
#include <isect/detail/contact/sum_contact.hpp>
#include <isect/detail/contact/sum_gap.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect::detail {

/// A point of a sum's boundary, as a mix of two corners, the ends of an
/// edge.
template <class Number>
struct EdgeMean {
    std::size_t begin{};
    std::size_t end{};
    Number of_begin{};
    Number of_end{};
};

/// Where a line from inside a sum without radius leaves it: through the
/// edge whose ends lie on opposite sides of it, or through a corner.
template <class Number>
EdgeMean<Number> way_out(const WideSum<Number>& wide, Vec2<Number> from,
                         Vec2<Number> direction) {
    const Number zero{};
    const Vec2<double> plain = to_plain(direction);
    const double doubt =
        0x1p-44 * wide.size * (absolute(plain.x) + absolute(plain.y));
    const auto side = [&](std::size_t i) {
        return cross(plain, to_plain(wide.corners[i]) - to_plain(from));
    };
    EdgeMean<Number> found;
    Number furthest{};
    double side_of_end = side(0);
    for (std::size_t i = 0; i < wide.count; ++i) {
        // Where plain numbers are certain, wide ones aren't needed.
        const std::size_t k = wide.after(i);
        const double side_of_begin = side_of_end;
        side_of_end = side(k);
        if (side_of_begin > doubt || side_of_end < -doubt) continue;
        const Vec2<Number> begin = wide.corners[i] - from;
        const Vec2<Number> end = wide.corners[k] - from;
        const Number right = -cross(direction, begin);
        const Number left = cross(direction, end);
        const Number both = right + left;
        if (right < zero || left < zero || !(both > zero)) continue;

        // Rounding can also find edges behind the start of the line.
        const Number of_begin = left / both;
        const Number of_end = right / both;
        const Vec2<Number> met = of_begin * begin + of_end * end;
        const Number far = dot(direction, met);
        if (!(far > furthest)) continue;
        furthest = far;
        found = {i, k, of_begin, of_end};
    }
    return found;
}

/// A point that two overlapping solids have in common, relative to the
/// obstacle's position. If the mover's position is outside the sum of the
/// hulls without their radii, it lies between the nearest points of the
/// hulls.
///
/// Inside that sum, let both hulls shrink to the means of their corners at
/// the same rate. The point is where they touch last. Their sum shrinks
/// with them, to its own mean, so the mover's position is a weighted mean
/// of that and of the boundary point beyond it; the common point is the
/// same weighted mean of the obstacle's points in the two. This does not
/// depend on the order of the corners.
template <class Number, class T>
Vec2<Number> common_point(const MinkowskiSum<T>& sum,
                          const WideSum<Number>& wide, Vec2<Number> from,
                          const Nearest<Number>& part) {
    const Hull<T>& obstacle = sum.obstacle();
    if (wide.count < 3 || !(part.distance < -wide.slack())) {
        const auto radius = Number(static_cast<double>(obstacle.radius));
        const Number reach = std::min(part.distance, radius);
        return met_without_radius(sum, part) + reach * part.normal;
    }
    const auto inmost = middle_of<Number>(obstacle);
    const Vec2<Number> middle = inmost - middle_of<Number>(sum.mover());
    const Vec2<Number> out = from - middle;
    const EdgeMean<Number> beyond = way_out(wide, middle, out);
    const auto mean = [&](auto corner) {
        return beyond.of_begin * corner(beyond.begin) +
               beyond.of_end * corner(beyond.end);
    };
    const Vec2<Number> to_beyond =
        mean([&](std::size_t i) { return wide.corners[i] - middle; });
    const Vec2<Number> outmost = mean([&](std::size_t i) {
        const std::size_t j = sum.edge(i).obstacle_corner;
        return to_wide<Number>(obstacle.corners[j]);
    });

    // How far does it have to grow again?
    const Number whole = dot(out, to_beyond);
    if (!(whole > Number{})) return inmost;
    const Number share = std::min(length_squared(out) / whole, Number(1));
    return inmost + share * (outmost - inmost);
}

/// The nearest points of any two solids. The point on b is the part of b in
/// the point of the Minkowski sum nearest to a's position; the point on a
/// is offset from it as the position is from the sum. Where they overlap or
/// touch, both are a point that they have in common.
template <class T, Tracer Trace>
Closest<T> closest_points(const Hull<T>& a, const Hull<T>& b, Trace trace) {
    // If more than their rounded borders overlap, they shrink until they
    // touch last.
    const HullPair<T> pair(a, b);
    const Foremost foremost = foremost_facet(pair, all_facets);
    const auto last = touched_last(pair, foremost);
    const bool is_deep = last.has_value();
    if (trace(is_deep)) {
        const Vec2<T> common = trace(*last);
        return {common, common};
    }

    // Which parts of the two are nearest?
    const HullPart plain = nearest_part(pair, foremost);
    const double apart = plain.distance - pair.both_radii;
    const bool is_apart = plain.is_clear() && apart > margin_of(pair);
    if (trace(is_apart)) {
        const Vec2<T> near_b = trace(point_on_obstacle(pair, plain));
        const Vec2<T> near_a = trace(point_on_mover(pair, plain));
        return {near_a, near_b};
    }
    // If only the rounded borders overlap, the line through the same parts
    // has a point of both.
    const double margin = margin_of(pair);
    const bool is_between =
        plain.is_clear() && apart < -margin && plain.distance > margin;
    if (trace(is_between)) {
        const Vec2<T> common = trace(point_between(pair, plain));
        return {common, common};
    }

    // If rounding leaves that open, a closer look has to find the points.
    using Number = Wide<T>;
    const MinkowskiSum<T> sum(a, b);
    const auto wide = widened_sum<Number>(sum);
    const auto from = mover_from_obstacle<Number>(sum);
    const Nearest<Number> part = nearest_part(wide, from);
    if (trace(inside_sum(a.pos, sum))) {
        const auto both = common_point(sum, wide, from, part);
        const Vec2<T> common = trace(rounded_from(b.pos, both));
        return {common, common};
    }
    const Vec2<Number> met = met_on_obstacle(sum, part);
    const Number left = gap_beyond(sum, wide, part);
    const Vec2<Number> across = met + left * part.normal;
    const Vec2<T> on_b = trace(rounded_from(b.pos, met));
    const Vec2<T> on_a = trace(rounded_from(b.pos, across));
    return {on_a, on_b};
}

}  // namespace isect::detail

#include <isect/detail/plain_words_end.hpp>
