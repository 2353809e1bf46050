#include <algorithm>
#include <cmath>

#include "edit/handles.hpp"
#include "query/shapes.hpp"
#include "scene/turn.hpp"

namespace lab {

namespace {

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
    const Vec2 way = turns_by_ends(geometry) ? isect::perpendicular(out) : out;
    const double wanted = pleasant_angle(std::atan2(way.y, way.x));
    // If the angle hardly changes, the shape keeps its exact numbers.
    if (wanted != pleasant_angle(std::remainder(*now, 24 * fifteen_degrees)))
        set_angle(geometry, wanted);
    return true;
}

}  // namespace

bool set_extent(Geometry& geometry, std::string_view handle, Vec2 to) {
    if (handle == "angle") return turn_towards(geometry, to);
    return std::visit(
        [&](auto& shape) { return RowOf<decltype(shape)>::set_extent(shape, handle, to); },
        geometry);
}

}  // namespace lab
