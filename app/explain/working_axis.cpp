// The axis that parts two convex shapes, or on which they are least in each other, with the ranges
// that they take on it.
#include <algorithm>
#include <cmath>

#include "explain/reason.hpp"

namespace lab {

namespace {

Range range_along(const Rounded& shape, Vec2 axis) {
    Range range{dot(shape.corners.front(), axis), dot(shape.corners.front(), axis)};
    for (const Vec2 corner : shape.corners) {
        range.min = std::min(range.min, dot(corner, axis));
        range.max = std::max(range.max, dot(corner, axis));
    }
    return {range.min - shape.radius, range.max + shape.radius};
}

/// Out of the obstacle, of length 1: where the gap or the push is shortest.
std::optional<Vec2> least_axis(const Told& told) {
    const Closest nearest = nearest_points(told.posed, told.query);
    const Vec2 gap = nearest.a - nearest.b;
    if (gap != Vec2{}) return (1 / isect::length(gap)) * gap;
    const auto hit = push_of(told);
    if (!hit) return {};
    return hit->normal;
}

/// An axis beside the shapes, on the side that is nearer to the middle of what is shown; the
/// ranges on it are about a place along it.
double beside(const Told& told, Vec2 axis, double along) {
    const Rounded mover = rounded(told.moving()), obstacle = rounded(told.other());
    const Vec2 across = perpendicular(axis);
    const Range a = range_along(mover, across), b = range_along(obstacle, across);
    const double extent = std::max(told.posed.content_size.x, told.posed.content_size.y);
    const Vec2 middle = told.posed.content_corner + 0.5 * told.posed.content_size;
    const double margin = 0.05 * extent;
    const double below = std::min(a.min, b.min) - margin, above = std::max(a.max, b.max) + margin;
    const auto distance_at = [&](double aside) {
        const Vec2 from_middle = along * axis + aside * across - middle;
        return std::max(std::abs(from_middle.x) / told.posed.content_size.x,
                        std::abs(from_middle.y) / told.posed.content_size.y);
    };
    return distance_at(below) < distance_at(above) ? below : above;
}

}  // namespace

Figures working_of_axis(const Told& told) {
    if (asks_along_a_way(told.query.kind) ||
        !told.last.call->file_name().ends_with("hull_hull.hpp"))
        return {};
    const auto axis = least_axis(told);
    if (!axis) return {};

    const Range a = range_along(rounded(told.moving()), *axis);
    const Range b = range_along(rounded(told.other()), *axis);
    const double aside = beside(told, *axis, a.max);
    const auto place = [&](double along) { return along * *axis + aside * perpendicular(*axis); };
    const std::string label = told.last.label;

    // The mover is out along the axis: its range begins where the obstacle's ends, or before.
    const double gap = a.min - b.max;
    const std::string text = spoken(std::abs(gap)) + (gap < 0 ? " deep" : " apart");
    return {length_figure(Figure::Ink::help, place(b.min), place(b.max), "", label),
            length_figure(Figure::Ink::asked, place(a.min), place(a.max), "", label),
            length_figure(Figure::Ink::result, place(b.max), place(a.min), text, label)};
}

}  // namespace lab
