#pragma once

#include "query/shape.hpp"

namespace lab {

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

    static Rounded rounded(const Capsule& capsule) {
        return {hull({capsule.start, capsule.end()}), capsule.radius};
    }
};

}  // namespace lab
