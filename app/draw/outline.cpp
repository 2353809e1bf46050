#include "draw/outline.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab {

namespace {

/// In double until all is cut to the screen: a float has no pixels left far outside of it.
struct Area {
    Vec2 min;
    Vec2 max;
};

Vec2 precise(const Camera& camera, Vec2 world) {
    const Pt middle = camera.middle();
    return (world - camera.state.center) * camera.state.zoom +
           Vec2{static_cast<double>(middle.x), static_cast<double>(middle.y)};
}

Area cut_area(const Camera& camera) {
    constexpr float beyond = 200;  // so that neither stroke nor handle shows where it was cut
    const Rect& area = camera.area;
    return {{static_cast<double>(area.min.x - beyond), static_cast<double>(area.min.y - beyond)},
            {static_cast<double>(area.max.x + beyond), static_cast<double>(area.max.y + beyond)}};
}

Vec2 unit(Vec2 v) {
    return v * (1 / isect::length(v));
}

/// Draws an arc by halving it, with no function but the square root: the same on every machine.
struct ArcPen {
    Area area;
    std::vector<Vec2>& points;

    void arc(Vec2 center, double radius, Vec2 from, Vec2 to, int depth = 0) {
        // Halfway round, from +x towards +y; the sum of the two is too short to tell on a half
        // turn.
        const bool obtuse = isect::dot(from, to) < 0;
        const Vec2 middle =
            unit(obtuse ? isect::perpendicular(from) - isect::perpendicular(to) : from + to);
        constexpr double deviation = 0.05;
        const double height = radius * (1 - isect::dot(from, middle));
        const Vec2 chord_middle = center + 0.5 * radius * (from + to);
        const double reach = radius * isect::length(to - from) + height;
        const bool seen =
            chord_middle.x + reach > area.min.x && chord_middle.x - reach < area.max.x &&
            chord_middle.y + reach > area.min.y && chord_middle.y - reach < area.max.y;
        constexpr int deepest = 40;
        if (depth < 1 || (height > deviation && seen && depth < deepest)) {
            arc(center, radius, from, middle, depth + 1);
            arc(center, radius, middle, to, depth + 1);
        } else {
            points.push_back(center + radius * to);
        }
    }
};

/// What of a convex outline lies on the inner side of one edge of the screen.
template <class Depth>
std::vector<Vec2> cut(const std::vector<Vec2>& points, Depth depth) {
    std::vector<Vec2> kept;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec2 a = points[i], b = points[(i + 1) % points.size()];
        const double from = depth(a), to = depth(b);
        if (from >= 0) kept.push_back(a);
        if ((from < 0) != (to < 0)) kept.push_back(a + (from / (from - to)) * (b - a));
    }
    return kept;
}

std::vector<Vec2> cut(std::vector<Vec2> points, const Area& area) {
    points = cut(points, [&](Vec2 p) { return p.x - area.min.x; });
    points = cut(points, [&](Vec2 p) { return area.max.x - p.x; });
    points = cut(points, [&](Vec2 p) { return p.y - area.min.y; });
    return cut(points, [&](Vec2 p) { return area.max.y - p.y; });
}

Pt to_point(Vec2 v) {
    return {static_cast<float>(v.x), static_cast<float>(v.y)};
}

struct Disc {
    Vec2 center;
    double radius{};
};

/// So large that its rim is straight, a disc may as well be smaller, as long as its rim passes
/// where it did: of the larger one, nobody could compute what is on the screen.
Disc without_excess(const Disc& disc, const Area& area) {
    constexpr double straight = 1e9;
    if (disc.radius <= straight) return disc;
    const Vec2 middle = 0.5 * (area.min + area.max);
    const Vec2 way = disc.center - middle;
    const double far = isect::length(way);
    if (far + straight <= disc.radius) return {middle, straight};
    return {middle + ((far - disc.radius + straight) / far) * way, straight};
}

std::vector<Vec2> whole_outline(const Rounded& shape, const Camera& camera, const Area& area) {
    std::vector<Vec2> points;
    ArcPen pen{area, points};
    const double radius = shape.radius * camera.state.zoom;
    const std::size_t count = shape.corners.size();
    for (std::size_t i = 0; i < count; ++i) {
        const Vec2 corner = precise(camera, shape.corners[i]);
        if (!(radius > 0)) {
            points.push_back(corner);
        } else if (count == 1) {
            constexpr Vec2 right{1, 0};
            const Disc disc = without_excess({corner, radius}, area);
            pen.arc(disc.center, disc.radius, right, -right);
            pen.arc(disc.center, disc.radius, -right, right);
        } else {
            const Vec2 before = shape.corners[i] - shape.corners[(i + count - 1) % count];
            const Vec2 after = shape.corners[(i + 1) % count] - shape.corners[i];
            const Vec2 from = -isect::perpendicular(unit(before));
            points.push_back(corner + radius * from);
            pen.arc(corner, radius, from, -isect::perpendicular(unit(after)));
        }
    }
    return points;
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
    struct Visitor {
        Vec2 operator()(Vec2 point) const { return point; }
        Vec2 operator()(const Segment& segment) const { return segment.start; }
        Vec2 operator()(const Aabb& box) const { return box.center; }
        Vec2 operator()(const Circle& circle) const { return circle.center; }
        Vec2 operator()(const Capsule& capsule) const { return capsule.start; }
        Vec2 operator()(const Polygon& polygon) const { return polygon.pos; }
        Vec2 operator()(const Range& range) const { return {(range.min + range.max) / 2, 0}; }
    };
    return std::visit(Visitor{}, geometry);
}

std::vector<Vec2> hull(std::vector<Vec2> points) {
    std::sort(points.begin(), points.end(),
              [](Vec2 a, Vec2 b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() < 3) return points;
    // Andrew's monotone chain: the one half from left to right, the other one back.
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
    std::vector<Pt> points;
    for (const Vec2 point : cut(whole_outline(shape, camera, area), area)) {
        points.push_back(to_point(point));
    }
    return points;
}

Rect bounds_of(const std::vector<Pt>& outline) {
    Rect bounds{outline.front(), outline.front()};
    for (const Pt point : outline) {
        bounds.min = {std::min(bounds.min.x, point.x), std::min(bounds.min.y, point.y)};
        bounds.max = {std::max(bounds.max.x, point.x), std::max(bounds.max.y, point.y)};
    }
    return bounds;
}

std::optional<std::pair<Pt, Pt>> visible(Vec2 from, Vec2 to, const Camera& camera) {
    const Area area = cut_area(camera);
    const Vec2 start = precise(camera, from), delta = precise(camera, to) - start;
    double first = 0, last = 1;
    const auto keep = [&](double way, double room) {  // way * t <= room
        if (way == 0) return room >= 0;
        if (way < 0) first = std::max(first, room / way);
        if (way > 0) last = std::min(last, room / way);
        return first <= last;
    };
    if (!keep(-delta.x, start.x - area.min.x) || !keep(delta.x, area.max.x - start.x) ||
        !keep(-delta.y, start.y - area.min.y) || !keep(delta.y, area.max.y - start.y)) {
        return {};
    }
    return std::pair{to_point(start + first * delta), to_point(start + last * delta)};
}

}  // namespace lab
