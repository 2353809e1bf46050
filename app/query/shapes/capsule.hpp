#pragma once

#include <algorithm>

#include "query/shape.hpp"

namespace lab {

template <class To, class From>
isect::Capsule<To> in(const isect::Capsule<From>& capsule) {
    return {in<To>(capsule.start), in<To>(capsule.delta), static_cast<To>(capsule.radius)};
}

template <>
struct ShapeRow<Capsule> : EndsRow<Capsule> {
    static constexpr const char* name = "capsule";
    static constexpr const char* cpp_name = "Capsule";
    static constexpr AddCommand add{"add_capsule", "Add a capsule",
                                    "Adds a capsule: a segment with a radius.", '5'};
    static constexpr const char* made_name = "capsule";
    static Capsule made(Vec2 at, double size) {
        const Vec2 aside{size, 0};
        return {at - aside, 2 * aside, 0.5 * size};
    }

    static std::vector<Field> fields(Capsule& capsule) {
        return {{.name = "start",
                 .meaning = "the first end of its axis",
                 .value = &capsule.start,
                 .driven = true},
                {.name = "delta",
                 .meaning = "from the start of its axis to the end",
                 .value = &capsule.delta,
                 .driven = true},
                {.name = "radius",
                 .meaning = "from its axis to the edge",
                 .value = &capsule.radius,
                 .not_negative = true}};
    }

    static void add_handles(const Capsule& capsule, DragHandles& list) {
        EndsRow::add_handles(capsule, list);
        list.add_turn(capsule.axis(), capsule.radius);
        if (!list.shows(capsule.radius)) return;
        const double length = isect::length(capsule.delta);
        const Vec2 across =
            length > 0 ? isect::perpendicular(capsule.delta) * (1 / length) : Vec2{0, 1};
        const bool steep = std::abs(capsule.delta.y) > std::abs(capsule.delta.x);
        list.add("radius", HandleKind::size, capsule.axis().at(0.5) + capsule.radius * across,
                 steep ? Cursor::level : Cursor::upright);
    }
    static bool set_extent(Capsule& capsule, std::string_view handle, Vec2 to) {
        if (handle != "radius") return false;
        const double squared = isect::length_squared(capsule.delta);
        const double along =
            squared > 0
                ? std::clamp(isect::dot(to - capsule.start, capsule.delta) / squared, 0.0, 1.0)
                : 0;
        capsule.radius = isect::length(to - capsule.axis().at(along));
        return true;
    }

    static Rounded rounded(const Capsule& capsule) {
        return {hull({capsule.start, capsule.end()}), capsule.radius};
    }
};

}  // namespace lab
