#pragma once

#include <string>
#include <vector>

#include <isect/isect.hpp>

namespace lab {

/// A convex polygon as a scene says it: its points about pos, turned by an angle. The library's own
/// holds the turned points, from which the angle can't be told.
struct Polygon {
    isect::Vec2<double> pos;
    std::vector<isect::Vec2<double>> points;  ///< in the order in which +x turns towards +y
    double radius{};
    double angle{};  ///< in radians, from +x towards +y

    friend bool operator==(const Polygon&, const Polygon&) = default;
};

/// The points turned by the angle, about pos. Without an angle they keep their bits.
std::vector<isect::Vec2<double>> turned_points(const Polygon& polygon);

/// What is wrong with a polygon's points, or nothing. They have to be a convex polygon whose every
/// corner stands out by a thousandth of its size, so that it stays one at any angle and in float.
std::string objection(const Polygon& polygon);

/// The library's polygon, of one that nothing is wrong with.
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
