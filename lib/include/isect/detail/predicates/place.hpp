#pragma once

#include <isect/detail/coordinates.hpp>
#include <isect/vec2.hpp>

namespace isect::detail {

/// The point base + offset, which may not be a floating-point number: the
/// corner of a box, or the end of a path. Predicates use it unrounded.
template <class T>
struct Place {
    Vec2<T> base;
    Vec2<T> offset;

    constexpr Place() = default;
    constexpr Place(Vec2<T> at) : base(at) {}
    constexpr Place(Vec2<T> from, Vec2<T> by) : base(from), offset(by) {}
};

/// The direction to - from, which may not be a floating-point number: the
/// edge of a polygon. Predicates use it unrounded.
template <class T>
struct Way {
    Vec2<T> from;
    Vec2<T> to;
};

/// A direction on each axis, in the number type of a predicate.
template <class Number, class T>
constexpr auto x_of(Number number, Vec2<T> direction) {
    return number(direction.x);
}
template <class Number, class T>
constexpr auto y_of(Number number, Vec2<T> direction) {
    return number(direction.y);
}
template <class Number, class T>
constexpr auto x_of(Number number, const Way<T>& way) {
    return number(way.to.x) - number(way.from.x);
}
template <class Number, class T>
constexpr auto y_of(Number number, const Way<T>& way) {
    return number(way.to.y) - number(way.from.y);
}

/// The length of a direction, for the margin of a close call. It is
/// computed by Heron's method, since std::sqrt is not constexpr.
template <class Direction>
constexpr double length_of(const Direction& direction) {
    const auto plain = [](auto value) {
        return static_cast<double>(value);
    };
    const double x = absolute(x_of(plain, direction));
    const double y = absolute(y_of(plain, direction));
    double length = x < y ? y + 0.4 * x : x + 0.4 * y;
    if (length == 0) return 0;
    for (int step = 0; step < 4; ++step) {
        length = 0.5 * (length + (x * x + y * y) / length);
    }
    return length;
}

/// a - b on each axis, in the number type of a predicate.
template <class Number, class T>
constexpr auto x_between(Number number, const Place<T>& a,
                         const Place<T>& b) {
    return number(a.base.x) - number(b.base.x) +
           (number(a.offset.x) - number(b.offset.x));
}
template <class Number, class T>
constexpr auto y_between(Number number, const Place<T>& a,
                         const Place<T>& b) {
    return number(a.base.y) - number(b.base.y) +
           (number(a.offset.y) - number(b.offset.y));
}
template <class Number, class T>
constexpr auto x_between(Number number, Vec2<T> a, const Place<T>& b) {
    return number(a.x) - number(b.base.x) - number(b.offset.x);
}
template <class Number, class T>
constexpr auto y_between(Number number, Vec2<T> a, const Place<T>& b) {
    return number(a.y) - number(b.base.y) - number(b.offset.y);
}
template <class Number, class T>
constexpr auto x_between(Number number, const Place<T>& a, Vec2<T> b) {
    return number(a.base.x) - number(b.x) + number(a.offset.x);
}
template <class Number, class T>
constexpr auto y_between(Number number, const Place<T>& a, Vec2<T> b) {
    return number(a.base.y) - number(b.y) + number(a.offset.y);
}
template <class Number, class T>
constexpr auto x_between(Number number, Vec2<T> a, Vec2<T> b) {
    return number(a.x) - number(b.x);
}
template <class Number, class T>
constexpr auto y_between(Number number, Vec2<T> a, Vec2<T> b) {
    return number(a.y) - number(b.y);
}
}  // namespace isect::detail
