#pragma once

#include "query/shape.hpp"

namespace lab {

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

    static Rounded rounded(const Circle& circle) { return {{circle.center}, circle.radius}; }
};

}  // namespace lab
