#include "geometry/outline.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "geometry/whole_outline.hpp"
#include "query/shapes.hpp"

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
    struct Visitor {
        Rounded operator()(Vec2 point) const { return {{point}, 0}; }
        Rounded operator()(const Segment& segment) const {
            return {hull({segment.start, segment.end()}), 0};
        }
        Rounded operator()(const Aabb& box) const {
            const Vec2 min = box.min(), max = box.max();
            return {hull({min, {max.x, min.y}, max, {min.x, max.y}}), 0};
        }
        Rounded operator()(const Circle& circle) const { return {{circle.center}, circle.radius}; }
        Rounded operator()(const Capsule& capsule) const {
            return {hull({capsule.start, capsule.end()}), capsule.radius};
        }
        Rounded operator()(const Polygon& polygon) const {
            Rounded shape{turned_points(polygon), polygon.radius};
            for (Vec2& corner : shape.corners) corner = corner + polygon.pos;
            return shape;
        }
        Rounded operator()(const Range& range) const {
            return {hull({{range.min, 0}, {range.max, 0}}), 0};
        }
    };
    return std::visit(Visitor{}, geometry);
}

Vec2 position(const Geometry& geometry) {
    return std::visit([](const auto& shape) { return RowOf<decltype(shape)>::position(shape); },
                      geometry);
}

std::vector<Vec2> hull(std::vector<Vec2> points) {
    std::sort(points.begin(), points.end(),
              [](Vec2 a, Vec2 b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() < 3) return points;
    // Andrew's monotone chain: one half from left to right, the other back.
    std::vector<Vec2> chain;
    const auto add = [&](Vec2 point, std::size_t fixed) {
        while (chain.size() >= fixed + 2 &&
               isect::cross(chain.back() - chain[chain.size() - 2], point - chain.back()) <= 0) {
            chain.pop_back();
        }
        chain.push_back(point);
    };
    for (const Vec2 point : points) add(point, 0);
    const std::size_t turn = chain.size() - 1;
    for (auto point = points.rbegin() + 1; point != points.rend(); ++point) add(*point, turn);
    chain.pop_back();
    return chain;
}

Rounded moved(Rounded shape, Vec2 by) {
    for (Vec2& corner : shape.corners) corner = corner + by;
    return shape;
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
    const Vec2 start = precise(camera, from), delta = precise(camera, to) - start;
    const auto part = part_within(cut_area(camera), start, delta);
    if (!part) return {};
    return VisibleLine{to_point(start + part->min * delta), to_point(start + part->max * delta),
                       part->min * isect::length(delta)};
}

}  // namespace lab
