#include <algorithm>
#include <cmath>

#include "edit/handles.hpp"
#include "scene/turn.hpp"

namespace lab {

namespace {

/// Leaves the corner in place if moving it would make the polygon non-convex.
void set_corner(Polygon& polygon, std::size_t corner, Vec2 to) {
    const isect::SinCos turn = isect::sin_cos(polygon.angle);
    const Vec2 apart = to - polygon.pos;
    Polygon changed = polygon;
    changed.points[corner] = {turn.cos * apart.x + turn.sin * apart.y,
                              turn.cos * apart.y - turn.sin * apart.x};
    if (objection(changed).empty()) polygon = changed;
}

/// Rounds to a multiple of 15 degrees if the angle is one, else to a thousandth of a radian, which
/// is as fine as anybody can drag.
double pleasant_angle(double angle) {
    constexpr double fine = 1000, same = 1e-9;
    const double whole = std::round(angle / fifteen_degrees) * fifteen_degrees;
    return std::abs(angle - whole) < same ? whole : std::round(angle * fine) / fine;
}

/// The rotation handle of a shape with two ends is perpendicular to it; that of a polygon points in
/// its direction.
bool turn_towards(Geometry& geometry, Vec2 to) {
    const std::optional<double> now = angle_of(geometry);
    if (!now) return false;
    const Vec2 out = to - pivot_of(geometry);
    const bool across = !std::holds_alternative<Polygon>(geometry);
    const Vec2 way = across ? isect::perpendicular(out) : out;
    const double wanted = pleasant_angle(std::atan2(way.y, way.x));
    // If the angle hardly changes, the shape keeps its exact numbers.
    if (wanted != pleasant_angle(std::remainder(*now, 24 * fifteen_degrees)))
        set_angle(geometry, wanted);
    return true;
}

bool set_polygon(Polygon& polygon, std::string_view handle, Vec2 to) {
    for (std::size_t i = 0; i < polygon.points.size(); ++i) {
        if (handle != "corner" + std::to_string(i)) continue;
        set_corner(polygon, i, to);
        return true;
    }
    return false;
}

}  // namespace

bool set_extent(Geometry& geometry, std::string_view handle, Vec2 to) {
    if (handle == "angle") return turn_towards(geometry, to);
    if (auto* box = std::get_if<Aabb>(&geometry)) {
        if (handle == "half.left" || handle == "half.right") {
            box->half.x = std::abs(to.x - box->center.x);
            return true;
        }
        if (handle == "half.top" || handle == "half.bottom") {
            box->half.y = std::abs(to.y - box->center.y);
            return true;
        }
    }
    if (auto* polygon = std::get_if<Polygon>(&geometry)) return set_polygon(*polygon, handle, to);
    if (handle != "radius") return false;
    if (auto* circle = std::get_if<Circle>(&geometry)) {
        circle->radius = isect::length(to - circle->center);
        return true;
    }
    if (auto* capsule = std::get_if<Capsule>(&geometry)) {
        const double squared = isect::length_squared(capsule->delta);
        const double along =
            squared > 0
                ? std::clamp(isect::dot(to - capsule->start, capsule->delta) / squared, 0.0, 1.0)
                : 0;
        capsule->radius = isect::length(to - capsule->axis().at(along));
        return true;
    }
    return false;
}

}  // namespace lab
