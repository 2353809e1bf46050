#pragma once

#include <isect/floating_point.hpp>
#include <isect/vec2.hpp>

namespace isect {

/// A disc: every point within radius of the center. With radius 0 it is a
/// point.
template <FloatingPoint T>
struct Circle {
    Vec2<T> center;
    T radius{};

    friend constexpr bool operator==(const Circle&,
                                     const Circle&) = default;
};
template <FloatingPoint T>
Circle(Vec2<T>, T) -> Circle<T>;

}  // namespace isect
