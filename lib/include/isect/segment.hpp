#pragma once

#include <isect/floating_point.hpp>
#include <isect/vec2.hpp>

namespace isect {

/// S(t) = start + t * delta, for t from 0 to 1. It is a path to cast
/// (raycast), and a solid: a wall without thickness, which is a capsule of
/// radius 0 to every query.
template <FloatingPoint T>
struct Segment {
    Vec2<T> start;
    Vec2<T> delta;

    friend constexpr bool operator==(const Segment&,
                                     const Segment&) = default;

    static constexpr Segment from_points(Vec2<T> a, Vec2<T> b) {
        return {a, b - a};
    }

    constexpr Vec2<T> end() const { return start + delta; }
    constexpr Vec2<T> at(T t) const { return start + t * delta; }
};
template <FloatingPoint T>
Segment(Vec2<T>, Vec2<T>) -> Segment<T>;

}  // namespace isect
