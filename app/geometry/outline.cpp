#include "geometry/outline.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "geometry/close_up.hpp"
#include "geometry/whole_outline.hpp"
#include "query/shapes.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

Area cut_area(const Camera& camera) {
    constexpr float beyond = 200;  // so that neither strokes nor handles show the cut
    const Rect& area = camera.area;
    return {{static_cast<double>(area.min.x - beyond), static_cast<double>(area.min.y - beyond)},
            {static_cast<double>(area.max.x + beyond), static_cast<double>(area.max.y + beyond)}};
}

}  // namespace

Rounded rounded(const Geometry& geometry) {
    return std::visit([](const auto& shape) { return RowOf<decltype(shape)>::rounded(shape); },
                      geometry);
}

Vec2 position(const Geometry& geometry) {
    return std::visit([](const auto& shape) { return RowOf<decltype(shape)>::position(shape); },
                      geometry);
}

Rounded moved(Rounded shape, Vec2 by) {
    for (Vec2& corner : shape.corners) corner = corner + by;
    return shape;
}

Rounded rounded_at(const Geometry& geometry, Vec2 pos) {
    if (position(geometry) == pos) return rounded(geometry);
    Geometry there = geometry;
    translate(there, pos - position(geometry));
    if (position(there) != pos) set_place(there, pos);
    return rounded(there);
}

Rounded swept(const Rounded& shape, Vec2 delta) {
    std::vector<Vec2> corners = shape.corners;
    for (const Vec2 corner : shape.corners) corners.push_back(corner + delta);
    return {hull(std::move(corners)), shape.radius};
}

Rounded inflated(const Rounded& obstacle, const Rounded& mover, Vec2 mover_position) {
    std::vector<Vec2> corners;
    for (const Vec2 a : obstacle.corners) {
        for (const Vec2 b : mover.corners) corners.push_back(a - (b - mover_position));
    }
    return {hull(std::move(corners)), obstacle.radius + mover.radius};
}

std::vector<Pt> outline(const Rounded& shape, const Camera& camera) {
    const Area area = cut_area(camera);
    return to_points(convex_within(area, whole_outline(shape, camera, area).points));
}

std::vector<LinePiece> outline_pieces(const Rounded& shape, const Camera& camera) {
    const Area area = cut_area(camera);
    const WholeOutline whole = whole_outline(shape, camera, area);
    if (whole.points.empty()) return {};
    return pieces_within(area, whole.points, true, whole.lengths);
}

double first_level(const Rounded& shape, const Camera& camera) {
    double least = std::numeric_limits<double>::infinity();
    for (const Vec2 corner : shape.corners) {
        const Vec2 at = precise(camera, corner);
        least = std::min(least, at.x + at.y);
    }
    return least - std::sqrt(2.0) * shape.radius * camera.state.zoom;
}

Rect bounds_of(const std::vector<Pt>& outline) {
    Rect bounds{outline.front(), outline.front()};
    for (const Pt point : outline) {
        bounds.min = {std::min(bounds.min.x, point.x), std::min(bounds.min.y, point.y)};
        bounds.max = {std::max(bounds.max.x, point.x), std::max(bounds.max.y, point.y)};
    }
    return bounds;
}

std::optional<VisibleLine> visible(Vec2 from, Vec2 to, const Camera& camera) {
    if (is_close_up(camera, {from, to})) return visible_close_up(from, to, camera);
    const Vec2 start = precise(camera, from), delta = precise(camera, to) - start;
    const auto part = part_within(cut_area(camera), start, delta);
    if (!part) return {};
    return VisibleLine{to_point(start + part->min * delta), to_point(start + part->max * delta),
                       part->min * isect::length(delta)};
}

}  // namespace lab
