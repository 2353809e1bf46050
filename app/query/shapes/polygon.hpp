#pragma once

#include "query/shape.hpp"

namespace lab {

template <>
struct ShapeRow<Polygon> : PlacedRow<Polygon, &Polygon::pos> {
    static constexpr const char* name = "polygon";
    static constexpr const char* cpp_name = "Polygon";
    static constexpr AddCommand add{"add_polygon", "Add a polygon", "Adds a convex polygon.", '6'};
    static constexpr const char* made_name = "polygon";
    static Polygon made(Vec2 at, double size) {
        return {at,
                {size * Vec2{-1, -0.5}, size * Vec2{0.25, -1}, size * Vec2{1, -0.25},
                 size * Vec2{0.75, 0.75}, size * Vec2{-0.75, 0.75}},
                0,
                0};
    }

    static std::vector<Field> fields(Polygon& polygon) {
        return {{.name = "pos",
                 .meaning = "the origin of its points",
                 .value = &polygon.pos,
                 .driven = true},
                {.name = "points",
                 .meaning = "its corners, in the order in which +x turns towards +y",
                 .value = &polygon.points},
                {.name = "radius",
                 .meaning = "the radius of its rounded corners",
                 .value = &polygon.radius,
                 .not_negative = true,
                 .required = false},
                {.name = "angle",
                 .meaning = "how far its points are rotated about pos",
                 .value = &polygon.angle,
                 .unit = "rad",
                 .required = false}};
    }

    static constexpr std::array handles = {"pos"};

    static Rounded rounded(const Polygon& polygon) {
        Rounded shape{turned_points(polygon), polygon.radius};
        for (Vec2& corner : shape.corners) corner = corner + polygon.pos;
        return shape;
    }

    /// The library's polygons have no angle.
    static std::vector<Field> literal(Polygon& polygon) {
        polygon.points = turned_points(polygon);
        std::vector<Field> list = fields(polygon);
        list.pop_back();
        return list;
    }
};

}  // namespace lab
