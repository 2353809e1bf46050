#pragma once

#include <isect/floating_point.hpp>
#include <isect/segment.hpp>
#include <isect/vec2.hpp>

namespace isect {

/// Every point within radius of the segment from start to start + delta.
template <FloatingPoint T>
struct Capsule {
    Vec2<T> start;
    Vec2<T> delta;
    T radius{};

    friend constexpr bool operator==(const Capsule&,
                                     const Capsule&) = default;

    constexpr Segment<T> axis() const { return {start, delta}; }
    constexpr Vec2<T> end() const { return start + delta; }
};
template <FloatingPoint T>
Capsule(Vec2<T>, Vec2<T>, T) -> Capsule<T>;

}  // namespace isect
