#pragma once

#include "query/shape.hpp"

namespace lab {

template <>
struct ShapeRow<Vec2> : StillRow<Vec2> {
    static constexpr const char* name = "point";
    static constexpr const char* cpp_name = "Vec2";
    static constexpr AddCommand add{"add_point", "Add a point", "Adds a point.", '1'};
    static constexpr const char* made_name = "point";
    static Vec2 made(Vec2 at, double) { return at; }

    static std::vector<Field> fields(Vec2& point) {
        return {{.name = "pos", .meaning = "where the point is", .value = &point, .driven = true}};
    }

    static constexpr std::array handles = {"pos"};
    static Vec2 handle_at(Vec2 point, std::string_view) { return point; }
    static void set_handle(Vec2& point, std::string_view, Vec2 pos) { point = pos; }
    static void translate(Vec2& point, Vec2 by) { point = point + by; }
    static void set_place(Vec2& point, Vec2 pos) { point = pos; }
    static Vec2 position(Vec2 point) { return point; }

    static void add_handles(Vec2 point, DragHandles& list) {
        list.add("pos", HandleKind::place, point, Cursor::move);
    }
    static bool set_extent(Vec2&, std::string_view, Vec2) { return false; }

    static Rounded rounded(Vec2 point) { return {{point}, 0}; }
};

}  // namespace lab
