#pragma once

#include "query/shape.hpp"

namespace lab {

template <class To, class From>
isect::Interval<To> in(isect::Interval<From> range) {
    return {static_cast<To>(range.min), static_cast<To>(range.max)};
}

template <>
struct ShapeRow<Range> : StillRow<Range> {
    static constexpr const char* name = "range";
    static constexpr const char* cpp_name = "Interval";
    static constexpr AddCommand add{"add_range", "Add a range",
                                    "Adds a range: a span of numbers on one axis.", '7'};
    static constexpr const char* made_name = "range";
    static Range made(Vec2 at, double size) { return {at.x - size, at.x + size}; }

    static std::vector<Field> fields(Range& range) {
        return {{.name = "min", .meaning = "its left end", .value = &range.min, .driven = true},
                {.name = "max", .meaning = "its right end", .value = &range.max, .driven = true}};
    }

    static constexpr std::array handles = {"center", "min", "max"};
    static Vec2 handle_at(const Range& range, std::string_view handle) {
        if (handle == "min") return {range.min, 0};
        if (handle == "max") return {range.max, 0};
        return {0.5 * range.min + 0.5 * range.max, 0};
    }
    static void set_handle(Range& range, std::string_view handle, Vec2 pos) {
        const double shift = pos.x - handle_at(range, "center").x;
        if (handle == "min") {
            range.min = pos.x;
        } else if (handle == "max") {
            range.max = pos.x;
        } else {
            range = {range.min + shift, range.max + shift};
        }
    }
    static void translate(Range& range, Vec2 by) { range = {range.min + by.x, range.max + by.x}; }
    static void set_place(Range& range, Vec2 pos) { set_handle(range, "center", pos); }
    static Vec2 position(const Range& range) { return {(range.min + range.max) / 2, 0}; }

    static Vec2 pivot(const Range& range) { return handle_at(range, "center"); }
    static void add_handles(const Range& range, DragHandles& list) {
        list.add("min", HandleKind::place, {range.min, 0}, Cursor::level);
        list.add("max", HandleKind::place, {range.max, 0}, Cursor::level);
    }
    static bool set_extent(Range&, std::string_view, Vec2) { return false; }

    static Rounded rounded(const Range& range) {
        return {hull({{range.min, 0}, {range.max, 0}}), 0};
    }
};

}  // namespace lab
