#pragma once

#include <string>
#include <vector>

#include <isect/isect.hpp>

namespace lab {

/// A convex polygon as stored in a scene: its points relative to pos, rotated by an angle. The
/// library's polygon stores the rotated points, so the angle would be lost there.
struct Polygon {
    isect::Vec2<double> pos;
    std::vector<isect::Vec2<double>> points;  ///< in the order from +x towards +y
    double radius{};
    double angle{};  ///< in radians, from +x towards +y

    friend bool operator==(const Polygon&, const Polygon&) = default;
};

/// The points relative to pos, rotated by the angle. An angle of 0 leaves their bits unchanged.
std::vector<isect::Vec2<double>> turned_points(const Polygon& polygon);

/// The distance from the origin to the boundary of a polygon with these points, in a direction.
double way_out(const std::vector<isect::Vec2<double>>& points, isect::Vec2<double> direction);

/// Why a polygon is invalid, or an empty string. Its points must be convex, and every corner must
/// stand out by at least a thousandth of the polygon's size, so that it stays convex at any angle
/// and in float.
std::string objection(const Polygon& polygon);

/// The library's polygon for a valid one.
template <class T>
isect::Polygon<T> solid(const Polygon& polygon) {
    std::vector<isect::Vec2<T>> points;
    for (const isect::Vec2<double> point : turned_points(polygon))
        points.push_back({static_cast<T>(point.x), static_cast<T>(point.y)});
    return {{static_cast<T>(polygon.pos.x), static_cast<T>(polygon.pos.y)},
            std::span<const isect::Vec2<T>>(points),
            static_cast<T>(polygon.radius)};
}

}  // namespace lab
