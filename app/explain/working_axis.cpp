// Draws the axis that separates two convex shapes or has the smallest penetration depth, with their
// ranges on it.
#include <algorithm>
#include <cmath>

#include "explain/reason.hpp"
#include "geometry/parting_axis.hpp"

namespace lab {

namespace {

/// Parallel lines to an axis, each farther from the shapes than the last, because ranges on the
/// same line would hide each other.
struct AxisRows {
    Vec2 first;
    Vec2 step;

    Vec2 at(double row) const { return first + row * step; }
};

/// Rows on the side nearer to the center of the scene. The ranges lie near `along` on the axis.
AxisRows rows_beside(const Told& told, Vec2 axis, double along) {
    const Rounded mover = rounded(told.moving()), obstacle = rounded(told.other());
    const Vec2 across = perpendicular(axis);
    const Range a = range_along(mover, across), b = range_along(obstacle, across);
    const double extent = std::max(told.posed.content_size.x, told.posed.content_size.y);
    const Vec2 middle = told.posed.content_corner + 0.5 * told.posed.content_size;
    const double margin = 0.05 * extent, step = 0.025 * extent;
    const double below = std::min(a.min, b.min) - margin, above = std::max(a.max, b.max) + margin;
    const auto distance_at = [&](double aside) {
        const Vec2 from_middle = along * axis + aside * across - middle;
        return std::max(std::abs(from_middle.x) / told.posed.content_size.x,
                        std::abs(from_middle.y) / told.posed.content_size.y);
    };
    if (distance_at(below) < distance_at(above)) return {below * across, -step * across};
    return {above * across, step * across};
}

/// The point of a shape that is farthest in a direction of length 1.
Vec2 farthest(const Rounded& shape, Vec2 direction) {
    const Vec2 corner =
        *std::max_element(shape.corners.begin(), shape.corners.end(),
                          [&](Vec2 a, Vec2 b) { return dot(a, direction) < dot(b, direction); });
    return corner + shape.radius * direction;
}

bool is_of_hulls(const Call& call) {
    return call.in(library_file::overlaps_hull_hull) ||
           call.in(library_file::intersect_hull_hull) ||
           call.in(library_file::distance_hull_hull) || call.in(library_file::closest_hull_hull);
}

/// The line between the shapes, perpendicular to the axis and across the whole scene.
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

std::vector<CandidateAxis> axes_of(const Told& told) {
    if (row_of(told.query).along_path || !is_of_hulls(*told.last.call)) return {};
    return candidate_axes(told.posed, told.query);
}

Figures working_of_axis(const Told& told) {
    if (row_of(told.query).along_path || !is_of_hulls(*told.last.call)) return {};
    const auto axis = parting_axis(told.posed, told.query);
    if (!axis) return {};

    const Vec2 direction = axis->direction;
    const Range a = axis->mover, b = axis->obstacle;
    const double gap = axis->gap();
    const AxisRows rows = rows_beside(told, direction, a.max);
    const std::string label = told.last.label;
    Figures figures;
    const auto bar = [&](Figure::Ink ink, double row, Range range, const std::string& text) {
        figures.push_back(length_figure(ink, range.min * direction + rows.at(row),
                                        range.max * direction + rows.at(row), text, label));
    };
    // Projects the ends of the shapes onto the axis.
    const auto carry = [&](const Geometry& geometry, Vec2 outward, double row) {
        const Vec2 end = farthest(rounded(geometry), outward);
        figures.push_back({Figure::Kind::line,
                           Figure::Ink::help,
                           {end, dot(end, direction) * direction + rows.at(row)}});
    };
    carry(told.other(), -direction, 0);
    carry(told.other(), direction, 2);
    carry(told.moving(), direction, 1);
    carry(told.moving(), -direction, 2);
    bar(Figure::Ink::help, 0, b, told.obstacle());
    bar(Figure::Ink::asked, 1, a, told.mover());
    // The direction points out of the obstacle, so a.min < b.max means overlap. Their difference is
    // the penetration depth, which may exceed the mover's own range.
    bar(Figure::Ink::result, 2, {b.max, a.min},
        (gap < 0 ? "way out " : "gap ") + spoken(std::abs(gap)));
    if (gap > 0) figures.push_back(parting_line(told, *axis, label));
    return figures;
}

}  // namespace lab
