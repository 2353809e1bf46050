#pragma once

#include <algorithm>

#include "query/shape.hpp"

namespace lab {

template <class To>
isect::Polygon<To> in(const Polygon& polygon) {
    return solid<To>(polygon);
}

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
                 .value = &polygon.points,
                 .count = {3, isect::Polygon<double>::capacity}},
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

    static std::optional<double> angle(const Polygon& polygon) { return polygon.angle; }
    static void set_angle(Polygon& polygon, double angle) { polygon.angle = angle; }

    static void add_handles(const Polygon& polygon, DragHandles& list) {
        const std::vector<Vec2> points = turned_points(polygon);
        double reach = 0;
        for (const Vec2 point : points) reach = std::max(reach, isect::length(point));
        if (!list.shows(reach)) return;
        for (std::size_t i = 0; i < points.size(); ++i)
            list.add("corner" + std::to_string(i), HandleKind::size, polygon.pos + points[i],
                     Cursor::move);
        const isect::SinCos turn = isect::sin_cos(polygon.angle);
        const Vec2 way{turn.cos, turn.sin};
        list.add_turn(polygon.pos + (way_out(points, way) + polygon.radius) * way, way);
    }
    /// Leaves a corner in place if moving it would make the polygon non-convex.
    static bool set_extent(Polygon& polygon, std::string_view handle, Vec2 to) {
        for (std::size_t i = 0; i < polygon.points.size(); ++i) {
            if (handle != "corner" + std::to_string(i)) continue;
            const isect::SinCos turn = isect::sin_cos(polygon.angle);
            const Vec2 apart = to - polygon.pos;
            Polygon changed = polygon;
            changed.points[i] = {turn.cos * apart.x + turn.sin * apart.y,
                                 turn.cos * apart.y - turn.sin * apart.x};
            if (objection(changed).empty()) polygon = changed;
            return true;
        }
        return false;
    }

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
