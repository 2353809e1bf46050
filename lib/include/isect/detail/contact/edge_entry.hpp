#pragma once

#include <algorithm>
#include <span>

#include <isect/detail/contact/entry.hpp>

namespace isect::detail {

/// Where a path enters a polygon through an edge. It is measured from the
/// middle of the edge, so that the order of the corners doesn't matter.
template <class T>
ISECT_FORCE_INLINE inline Entry<T> enter_edge(
    const Segment<T>& path, Vec2<T> pos, std::span<const Vec2<T>> corners,
    std::size_t i) {
    const Vec2<T> corner = corners[i];
    const Vec2<T> next = corners[i + 1 < corners.size() ? i + 1 : 0];
    const Vec2<double> edge = widened(next) - widened(corner);
    const Vec2<double> delta = widened(path.delta);

    // Twice the way from the middle of the edge to the start.
    const auto twice_from = [&](Axis axis) {
        const Rounded middle =
            two_sum(along(corner, axis), along(next, axis));
        return sum_of(2.0 * along(path.start, axis),
                      -2.0 * along(pos, axis), -middle.value,
                      -middle.error);
    };
    const Vec2<double> from{0.5 * twice_from(Axis::x),
                            0.5 * twice_from(Axis::y)};
    const double reached = -cross(edge, from) / cross(edge, delta);
    const double foot =
        dot(edge, from + reached * delta) / length_squared(edge);

    // There, the edge is a line across its normal.
    const Vec2<double> middle = 0.5 * (widened(corner) + widened(next));
    const Vec2<double> farthest{
        std::max(absolute(double{corner.x}), absolute(double{next.x})),
        std::max(absolute(double{corner.y}), absolute(double{next.y}))};
    const Vec2<double> out = unit_vector(-perpendicular(edge));
    auto line =
        round_edge(widened(path.start),
                   Place<double>(widened(pos), farthest), 0.0, 0.0, out);
    line.center.offset = middle + std::clamp(foot, -0.5, 0.5) * edge;
    line.is_straight = true;
    return {time_of_contact<T>(reached, 1),
            {line.center, line.r, line.s, line.normal,
             line.unit_of_rounding, true}};
}

/// Whether a path along an axis is so far from square to an edge that where
/// to stop before it is hard to tell.
template <class T>
ISECT_FORCE_INLINE constexpr bool skims_edge(
    const Segment<T>& path, std::span<const Vec2<T>> corners,
    std::size_t i) {
    const Vec2<T> corner = corners[i];
    const Vec2<T> next = corners[i + 1 < corners.size() ? i + 1 : 0];
    const double x = absolute(double{next.x} - double{corner.x});
    const double y = absolute(double{next.y} - double{corner.y});
    return (path.delta.x == 0 && x < y) || (path.delta.y == 0 && y < x);
}

}  // namespace isect::detail
