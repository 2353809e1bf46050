#pragma once

#include "query/shape.hpp"

namespace lab {

template <class To, class From>
isect::Circle<To> in(const isect::Circle<From>& circle) {
    return {in<To>(circle.center), static_cast<To>(circle.radius)};
}

template <>
struct ShapeRow<Circle> : PlacedRow<Circle, &Circle::center> {
    static constexpr const char* name = "circle";
    static constexpr const char* cpp_name = "Circle";
    static constexpr AddCommand add{"add_circle", "Add a circle", "Adds a circle.", '4'};
    static constexpr const char* made_name = "circle";
    static Circle made(Vec2 at, double size) { return {at, size}; }

    static std::vector<Field> fields(Circle& circle) {
        return {
            {.name = "center", .meaning = "its center", .value = &circle.center, .driven = true},
            {.name = "radius",
             .meaning = "from the center to the edge",
             .value = &circle.radius,
             .not_negative = true}};
    }

    static constexpr std::array handles = {"center"};

    static void add_handles(const Circle& circle, DragHandles& list) {
        if (list.shows(circle.radius))
            list.add("radius", HandleKind::size, circle.center + Vec2{circle.radius, 0},
                     Cursor::level);
    }
    static bool set_extent(Circle& circle, std::string_view handle, Vec2 to) {
        if (handle != "radius") return false;
        circle.radius = isect::length(to - circle.center);
        return true;
    }

    static Rounded rounded(const Circle& circle) { return {{circle.center}, circle.radius}; }
};

}  // namespace lab
