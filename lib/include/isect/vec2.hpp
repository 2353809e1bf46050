#pragma once

#include <type_traits>

#include <isect/detail/root.hpp>

namespace isect {

/// A position or a displacement in the plane, in the caller's own units.
template <class T>
struct Vec2 {
    T x{};
    T y{};

    friend constexpr bool operator==(Vec2, Vec2) = default;

    constexpr Vec2 operator-() const { return {-x, -y}; }
    friend constexpr Vec2 operator+(Vec2 a, Vec2 b) {
        return {a.x + b.x, a.y + b.y};
    }
    friend constexpr Vec2 operator-(Vec2 a, Vec2 b) {
        return {a.x - b.x, a.y - b.y};
    }
    friend constexpr Vec2 operator*(T s, Vec2 v) {
        return {s * v.x, s * v.y};
    }
    friend constexpr Vec2 operator*(Vec2 v, T s) { return s * v; }
    constexpr Vec2& operator+=(Vec2 v) { return *this = *this + v; }
    constexpr Vec2& operator-=(Vec2 v) { return *this = *this - v; }
    constexpr Vec2& operator*=(T s) { return *this = s * *this; }
};
template <class T>
Vec2(T, T) -> Vec2<T>;

namespace detail {
/// Each product is rounded before the two are added, so that terms that
/// cancel exactly still do, and exchanging the operands changes no more
/// than the sign.
template <class T>
ISECT_FORCE_INLINE constexpr T product(T a, T b) {
    if constexpr (std::is_floating_point_v<T>) {
        return rounded_first(a * b);
    } else {
        return a * b;
    }
}
}  // namespace detail

template <class T>
constexpr T dot(Vec2<T> a, Vec2<T> b) {
    return detail::product(a.x, b.x) + detail::product(a.y, b.y);
}

/// Positive if b is turned from a in the sense from +x to +y.
template <class T>
constexpr T cross(Vec2<T> a, Vec2<T> b) {
    return detail::product(a.x, b.y) - detail::product(a.y, b.x);
}

/// The vector turned by a quarter turn, from +x towards +y.
template <class T>
constexpr Vec2<T> perpendicular(Vec2<T> v) {
    return {-v.y, v.x};
}

template <class T>
constexpr T length_squared(Vec2<T> v) {
    return dot(v, v);
}

/// This uses a square root rather than std::hypot, since it rounds the same
/// way on every machine.
template <class T>
ISECT_FORCE_INLINE inline T length(Vec2<T> v) {
    return detail::root(length_squared(v));
}

}  // namespace isect
