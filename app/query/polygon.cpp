#include "query/polygon.hpp"

#include <algorithm>
#include <cmath>

namespace lab {
namespace {

using Vec2 = isect::Vec2<double>;

/// The largest coordinate.
double size_of(const std::vector<Vec2>& points) {
    double size = 0;
    for (const Vec2 point : points) size = std::max({size, std::abs(point.x), std::abs(point.y)});
    return size;
}

/// The distance of a corner from the line through its neighbours.
double height(Vec2 before, Vec2 corner, Vec2 after) {
    return isect::cross(corner - before, after - before) / isect::length(after - before);
}

}  // namespace

double way_out(const std::vector<Vec2>& points, Vec2 direction) {
    double out = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        // Solves a + s edge = t direction by crossing it with each of the two directions.
        const Vec2 a = points[i], edge = points[(i + 1) % points.size()] - a;
        const double across = isect::cross(direction, edge);
        if (across == 0) continue;
        const double s = isect::cross(a, direction) / across;
        if (s >= 0 && s <= 1) out = std::max(out, isect::cross(a, edge) / across);
    }
    return out;
}

std::vector<Vec2> turned_points(const Polygon& polygon) {
    if (polygon.angle == 0) return polygon.points;
    const isect::SinCos turn = isect::sin_cos(polygon.angle);
    // A coordinate that is non-zero only by rounding may be too small for the library, so it
    // becomes 0.
    const double least = 0x1p-60 * size_of(polygon.points);
    const auto kept = [&](double number) { return std::abs(number) < least ? 0 : number; };
    std::vector<Vec2> turned;
    for (const Vec2 p : polygon.points)
        turned.push_back(
            {kept(turn.cos * p.x - turn.sin * p.y), kept(turn.sin * p.x + turn.cos * p.y)});
    return turned;
}

std::string objection(const Polygon& polygon) {
    const std::vector<Vec2>& points = polygon.points;
    try {
        (void)isect::Polygon<double>({}, std::span<const Vec2>(points));
    } catch (const isect::BadShape& bad) {
        return bad.what();
    }
    const double size = size_of(points);
    if (size < 0x1p-100 || size > 0x1p100)
        return "points reach less far than 2^-100 or further than 2^100";
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vec2 before = points[(i + points.size() - 1) % points.size()];
        const Vec2 after = points[(i + 1) % points.size()];
        if (height(before, points[i], after) < 0.001 * size)
            return "points[" + std::to_string(i) +
                   "] stands out by less than a thousandth of the polygon's size";
    }
    return "";
}

}  // namespace lab
