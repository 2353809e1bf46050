// The axis that parts two convex shapes, or on which they are least in each other, with the ranges
// that they take on it.
#include <algorithm>
#include <cmath>

#include "explain/parting_axis.hpp"
#include "explain/reason.hpp"

namespace lab {

namespace {

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

/// The place of a shape that is farthest in a direction of length 1.
Vec2 farthest(const Rounded& shape, Vec2 direction) {
    const Vec2 corner =
        *std::max_element(shape.corners.begin(), shape.corners.end(),
                          [&](Vec2 a, Vec2 b) { return dot(a, direction) < dot(b, direction); });
    return corner + shape.radius * direction;
}

/// The line between them: square to the axis, through all that is shown.
Figure parting_line(const Told& told, const PartingAxis& axis, const std::string& label) {
    const Closest nearest = nearest_points(told.posed, told.query);
    const Vec2 between = 0.5 * nearest.a + 0.5 * nearest.b;
    const Vec2 along = 2 * isect::length(told.posed.content_size) * perpendicular(axis.direction);
    return {Figure::Kind::line,
            Figure::Ink::result,
            {between - along, between + along},
            "separating line",
            label};
}

}  // namespace

Figures working_of_axis(const Told& told) {
    if (asks_along_a_way(told.query.kind) ||
        !told.last.call->file_name().ends_with("hull_hull.hpp"))
        return {};
    const auto axis = parting_axis(told.posed, told.query);
    if (!axis) return {};

    const Vec2 direction = axis->direction;
    const Range a = axis->mover, b = axis->obstacle;
    const double aside = beside(told, direction, a.max);
    const Vec2 across = perpendicular(direction), row = aside * across;
    const std::string label = told.last.label;
    Figures figures;
    // Where each of them ends, carried over to the axis.
    const auto carry = [&](const Geometry& geometry, Vec2 outward) {
        const Vec2 end = farthest(rounded(geometry), outward);
        figures.push_back(
            {Figure::Kind::line, Figure::Ink::help, {end, dot(end, direction) * direction + row}});
    };
    for (const Geometry* geometry : {&told.other(), &told.moving()}) {
        carry(*geometry, direction);
        carry(*geometry, -direction);
    }

    const auto bar = [&](Figure::Ink ink, double from, double to, const std::string& text) {
        figures.push_back(
            length_figure(ink, from * direction + row, to * direction + row, text, label));
    };
    bar(Figure::Ink::help, b.min, b.max, told.obstacle());
    bar(Figure::Ink::asked, a.min, a.max, told.mover());
    // The mover is out along the axis: its range begins where the obstacle's ends, or before.
    const double gap = axis->gap();
    bar(Figure::Ink::result, b.max, a.min, (gap < 0 ? "shared " : "gap ") + spoken(std::abs(gap)));
    if (gap > 0) figures.push_back(parting_line(told, *axis, label));
    return figures;
}

}  // namespace lab
