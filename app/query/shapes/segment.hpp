#pragma once

#include "query/shape.hpp"

namespace lab {

template <class To, class From>
isect::Segment<To> in(const isect::Segment<From>& segment) {
    return {in<To>(segment.start), in<To>(segment.delta)};
}

template <>
struct ShapeRow<Segment> : EndsRow<Segment> {
    static constexpr const char* name = "segment";
    static constexpr const char* cpp_name = "Segment";
    static constexpr AddCommand add{"add_segment", "Add a segment", "Adds a segment.", '2'};
    static constexpr const char* made_name = "seg";
    static Segment made(Vec2 at, double size) {
        const Vec2 aside{size, 0};
        return {at - aside, 2 * aside};
    }

    static std::vector<Field> fields(Segment& segment) {
        return {
            {.name = "start", .meaning = "its first end", .value = &segment.start, .driven = true},
            {.name = "delta",
             .meaning = "from start to end",
             .value = &segment.delta,
             .driven = true}};
    }

    static void add_handles(const Segment& segment, DragHandles& list) {
        EndsRow::add_handles(segment, list);
        list.add_turn(segment, 0);
    }

    static Rounded rounded(const Segment& segment) {
        return {hull({segment.start, segment.end()}), 0};
    }
};

}  // namespace lab
