#pragma once

#include "query/shape.hpp"

namespace lab {

template <>
struct ShapeRow<Aabb> : PlacedRow<Aabb, &Aabb::center> {
    static constexpr const char* name = "aabb";
    static constexpr const char* cpp_name = "Aabb";
    static constexpr AddCommand add{"add_box", "Add a box", "Adds a box.", '3'};
    static constexpr const char* made_name = "box";
    static Aabb made(Vec2 at, double size) { return {at, {size, 0.75 * size}}; }

    static std::vector<Field> fields(Aabb& box) {
        return {{.name = "center", .meaning = "its center", .value = &box.center, .driven = true},
                {.name = "half",
                 .meaning = "half its width and height",
                 .value = &box.half,
                 .not_negative = true}};
    }

    static constexpr std::array handles = {"center"};

    static Rounded rounded(const Aabb& box) {
        const Vec2 min = box.min(), max = box.max();
        return {hull({min, {max.x, min.y}, max, {min.x, max.y}}), 0};
    }
};

}  // namespace lab
