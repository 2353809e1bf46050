#include "level/outline.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "geometry/extent.hpp"
#include "query/polygon.hpp"

namespace lab {

namespace {

using Form = LevelObject::Form;

Vec2 turned(Vec2 v, double angle) {
    if (angle == 0) return v;
    const double c = std::cos(angle), s = std::sin(angle);
    return {c * v.x - s * v.y, s * v.x + c * v.y};
}

std::vector<Vec2> box_corners(Vec2 size) {
    return {{0, 0}, {size.x, 0}, size, {0, size.y}};
}

/// A polygon round four quarters of an ellipse, which are `apart`, with its corners as far outside
/// as the middles of its edges are inside.
std::vector<Vec2> round_corners(Vec2 size, Vec2 apart, Approximated& approximated) {
    constexpr int count = 64;
    const double scale = 2 / (1 + std::cos(std::numbers::pi / count));
    const Vec2 half = 0.5 * (size - apart);
    ++approximated.count;
    approximated.most = std::max(approximated.most, std::max(half.x, half.y) * (scale - 1));
    std::vector<Vec2> corners;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * (i + 0.5) / count;
        const Vec2 way{std::cos(angle), std::sin(angle)};
        corners.push_back(
            {size.x / 2 + std::copysign(apart.x / 2, way.x) + half.x * scale * way.x,
             size.y / 2 + std::copysign(apart.y / 2, way.y) + half.y * scale * way.y});
    }
    return corners;
}

/// The outline of an ellipse or of a capsule.
std::vector<Vec2> round_outline(const LevelObject& object, Approximated& approximated) {
    const double less = std::min(object.size.x, object.size.y);
    const Vec2 apart = object.form == Form::capsule ? object.size - Vec2{less, less} : Vec2{};
    return round_corners(object.size, apart, approximated);
}

/// A box, if the corners are those of one that lies level.
std::optional<Aabb> level_box(const std::vector<Vec2>& corners) {
    if (corners.size() != 4) return {};
    const auto [min, max] = extent_around({corners});
    for (std::size_t i = 0; i < 4; ++i) {
        const Vec2 corner = corners[i], next = corners[(i + 1) % 4];
        const bool is_corner =
            (corner.x == min.x || corner.x == max.x) && (corner.y == min.y || corner.y == max.y);
        if (!is_corner || (corner.x == next.x) == (corner.y == next.y)) return {};
    }
    return Aabb::from_corner_size(min, max - min);
}

/// A convex polygon, if the corners are those of one. Its own place is where it was drawn from.
std::optional<Polygon> convex_outline(std::vector<Vec2> points, Vec2 pos, double angle) {
    if (points.size() > isect::Polygon<double>::capacity) return {};
    if (twice_area(points) < 0) std::reverse(points.begin(), points.end());
    Polygon polygon{pos, std::move(points), 0, angle};
    if (!objection(polygon).empty()) return {};
    return polygon;
}

std::optional<Geometry> closed_chain(std::vector<Vec2> points) {
    if (points.size() > most_chain_points) return {};
    const Chain chain{std::move(points), true, false};
    if (!objection(chain, Scalar::double_).empty()) return {};
    return chain;
}

std::optional<Geometry> polygon_of(const LevelObject& object) {
    std::vector<Vec2> points =
        object.form == Form::polygon ? object.points : box_corners(object.size);
    drop_repeated(points);
    if (points.size() < 3 || twice_area(points) == 0) return {};
    const Vec2 pos = object.at + object.pivot;
    for (Vec2& point : points) point = point - object.pivot;
    if (object.angle == 0) {
        std::vector<Vec2> there = points;
        for (Vec2& point : there) point = point + pos;
        if (const auto box = level_box(there)) return *box;
    }
    if (auto polygon = convex_outline(points, pos, object.angle)) return *polygon;
    for (Vec2& point : points) point = pos + turned(point, object.angle);
    return closed_chain(std::move(points));
}

std::optional<Geometry> capsule_of(const LevelObject& object) {
    const double radius = std::min(object.size.x, object.size.y) / 2;
    if (!(radius > 0)) return {};
    const Vec2 far = object.size - Vec2{radius, radius};
    const Vec2 start = placed(object, {radius, radius}), end = placed(object, far);
    if (start == end) return Circle{start, radius};
    return Capsule{start, end - start, radius};
}

std::optional<Geometry> line_of(const LevelObject& object) {
    std::vector<Vec2> points;
    for (const Vec2 point : object.points) points.push_back(placed(object, point));
    points.erase(std::unique(points.begin(), points.end()), points.end());
    const bool is_closed = points.size() > 3 && points.front() == points.back();
    if (is_closed) points.pop_back();
    if (points.size() < 2 || points.size() > most_chain_points) return {};
    return Chain{std::move(points), is_closed, false};
}

}  // namespace

Vec2 placed(const LevelObject& object, Vec2 point) {
    return object.at + object.pivot + turned(point - object.pivot, object.angle);
}

void drop_repeated(std::vector<Vec2>& points) {
    points.erase(std::unique(points.begin(), points.end()), points.end());
    while (points.size() > 1 && points.front() == points.back()) points.pop_back();
}

double twice_area(const std::vector<Vec2>& points) {
    double sum = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec2 a = points[i] - points[0], b = points[(i + 1) % points.size()] - points[0];
        sum += a.x * b.y - a.y * b.x;
    }
    return sum;
}

std::vector<Vec2> corners_of(const LevelObject& object, Approximated& approximated) {
    std::vector<Vec2> corners;
    if (object.form == Form::box) corners = box_corners(object.size);
    if (object.form == Form::polygon || object.form == Form::polyline) corners = object.points;
    if (object.form == Form::ellipse || object.form == Form::capsule)
        corners = round_outline(object, approximated);
    for (Vec2& corner : corners) corner = placed(object, corner);
    return corners;
}

std::optional<Geometry> geometry_of_outline(std::vector<Vec2> corners) {
    LevelObject object;
    object.form = Form::polygon;
    if (!corners.empty()) object.at = corners.front();
    for (const Vec2 corner : corners) object.points.push_back(corner - object.at);
    return polygon_of(object);
}

std::optional<Geometry> geometry_of(const LevelObject& object, Approximated& approximated) {
    switch (object.form) {
        case Form::point:
        case Form::text:
            return {};
        case Form::polyline:
            return line_of(object);
        case Form::capsule:
            return capsule_of(object);
        case Form::box:
        case Form::polygon:
            return polygon_of(object);
        case Form::ellipse:
            break;
    }
    if (!(object.size.x > 0) || !(object.size.y > 0)) return {};
    if (object.size.x == object.size.y)
        return Circle{placed(object, 0.5 * object.size), object.size.x / 2};
    LevelObject outline = object;
    outline.form = Form::polygon;
    outline.points = round_outline(object, approximated);
    return polygon_of(outline);
}

}  // namespace lab
