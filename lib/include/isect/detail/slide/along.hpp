#pragma once

#include <algorithm>
#include <limits>

#include <isect/detail/coordinates.hpp>
#include <isect/detail/rounding.hpp>

// What is left of a motion that slides along a surface.
namespace isect::detail {

/// A motion slid along a surface and turned out of it by a hair, so that it
/// hits that surface neither at once nor in the next step. It is no longer
/// than before. Along an axial face a slide needs no such correction.
///
/// Let u be half an epsilon and |d| the length of the original motion d.
/// The computed normal is n = N + e, where N is the surface's own and |e|
/// <= 8 u. A slide gives d - s n + r with s = dot(d, n) + q, where rounding
/// costs |q| <= 2 u |d| and |r| <= 1.5 u |d|. If t is the part of d across
/// n, the part of the slide along N is at least -8 u |t| - 2 |s dot(e, N)|
/// - 3.5 u |d|. Since n is of unit length within 4 u, that is -14.9 u |d|.
/// The addition and the shortening cost another u |d| each, so 18 u |d|
/// along n are enough.
template <class T>
constexpr Vec2<T> clear_of(Vec2<T> slid, Vec2<T> before, Vec2<T> normal) {
    if (normal.x == 0 || normal.y == 0) return slid;
    constexpr T epsilon = std::numeric_limits<T>::epsilon();
    const Vec2<double> d = widened(before);
    const T out = narrowed<T>(9.0 * epsilon * length(d));
    const Vec2<T> led = slid + out * normal;
    const bool is_shorter = length_squared(widened(led)) <
                            (1.0 - 8.0 * epsilon) * length_squared(d);
    return is_shorter ? led : (T(1) - T(4) * epsilon) * led;
}

/// What is left of a motion after a sweep has stopped. It is measured from
/// the position of the stop, since the time may be less accurate than the
/// position.
template <class T>
constexpr Vec2<T> left_from(Vec2<T> stop, Vec2<T> start, Vec2<T> delta) {
    return narrowed<T>((widened(start) - widened(stop)) + widened(delta));
}

/// The part of a way that is left after a hit. The time of a grazing hit
/// may be any moment of the graze: then the position says how far the way
/// has led.
template <class T>
T part_left(T time, Vec2<T> way, Vec2<T> gone, T hair) {
    const Vec2<double> whole = widened(way);
    const double all = length_squared(whole);
    const double by_time = 1 - double(time);
    if (!(all > 0)) return narrowed<T>(by_time);
    const double part = dot(widened(gone), whole) / all;
    const double by_pos = 1 - std::clamp(part, 0.0, 1.0);
    const double apart = absolute(by_pos - by_time) * root(all);
    const bool is_by_rounding = apart <= 0.25 * double(hair);
    return narrowed<T>(is_by_rounding ? by_time : by_pos);
}

/// Whether a slide would go against the requested motion, or, apart from
/// rounding, nowhere. Both are measured along the surface: there the part
/// into the surface, which may be a million times as long, costs no digits.
template <class T>
constexpr bool leads_back(Vec2<T> rest, Vec2<T> asked, Vec2<T> normal) {
    const Vec2<double> n = widened(normal);
    if (dot(widened(rest), n) >= 0) {
        return dot(widened(rest), widened(asked)) <= 0;
    }
    const double onward = dot(widened(rest), perpendicular(n));
    const double wanted = dot(widened(asked), perpendicular(n));
    const bool is_axial = normal.x == 0 || normal.y == 0;
    constexpr double epsilon = std::numeric_limits<T>::epsilon();
    const double rounding =
        is_axial ? 0 : 4 * epsilon * length(widened(rest));
    return absolute(onward) <= rounding || onward * wanted <= 0;
}

}  // namespace isect::detail
