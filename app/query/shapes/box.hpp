#pragma once

#include "query/shape.hpp"

namespace lab {

template <class To, class From>
isect::Aabb<To> in(const isect::Aabb<From>& box) {
    return {in<To>(box.center), in<To>(box.half)};
}

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

    static void add_handles(const Aabb& box, DragHandles& list) {
        const Vec2 min = box.min(), max = box.max(), center = box.center;
        if (list.shows(box.half.x)) {
            list.add("half.left", HandleKind::size, {min.x, center.y}, Cursor::level);
            list.add("half.right", HandleKind::size, {max.x, center.y}, Cursor::level);
        }
        if (list.shows(box.half.y)) {
            list.add("half.top", HandleKind::size, {center.x, min.y}, Cursor::upright);
            list.add("half.bottom", HandleKind::size, {center.x, max.y}, Cursor::upright);
        }
    }
    static bool set_extent(Aabb& box, std::string_view handle, Vec2 to) {
        const bool is_x = handle == "half.left" || handle == "half.right";
        const bool is_y = handle == "half.top" || handle == "half.bottom";
        if (is_x) box.half.x = std::abs(to.x - box.center.x);
        if (is_y) box.half.y = std::abs(to.y - box.center.y);
        return is_x || is_y;
    }

    static Rounded rounded(const Aabb& box) {
        const Vec2 min = box.min(), max = box.max();
        Rounded whole{hull({min, {max.x, min.y}, max, {min.x, max.y}}), 0};
        const Vec2 left_of_min = rest_of_sum(box.center, -box.half);
        const Vec2 left_of_max = rest_of_sum(box.center, box.half);
        if (left_of_min == Vec2{} && left_of_max == Vec2{}) return whole;
        for (const Vec2 corner : whole.corners)
            whole.rests.push_back({corner.x == min.x ? left_of_min.x : left_of_max.x,
                                   corner.y == min.y ? left_of_min.y : left_of_max.y});
        return whole;
    }
};

}  // namespace lab
