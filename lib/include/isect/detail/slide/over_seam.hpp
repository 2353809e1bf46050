#pragma once

#include <algorithm>
#include <limits>
#include <optional>

#include <isect/detail/coordinates.hpp>
#include <isect/detail/rounding.hpp>
#include <isect/hit.hpp>

namespace isect::detail {

/// The distance by which rounding may part two surfaces that are meant to
/// meet.
template <class T>
double hair_of(Vec2<T> start, Vec2<T> way, Vec2<T> met) {
    const double size = std::max(size_of_all(start.x, way.x, met.x),
                                 size_of_all(start.y, way.y, met.y));
    return 4.0 * std::numeric_limits<T>::epsilon() * size;
}

/// Whether two contacts are with the same surface: seen from a hair away,
/// it is met again in the same plane or at the same corner.
template <class T>
bool is_same_surface(const Hit<T>& a, const Hit<T>& b, double hair) {
    const Vec2<double> n = widened(a.normal);
    const Vec2<double> apart = widened(b.pos) - widened(a.pos);
    return dot(n, widened(b.normal)) > 0.999 &&
           absolute(dot(apart, n)) <= 4 * hair;
}

/// The contacts at which a leg may have stopped.
template <class T>
struct Stops {
    Hit<T> one;
    Hit<T> other;
};

/// The leg of a slide once more, a hair off the surface that the mover
/// slides along. Where two surfaces are meant to meet, rounding may leave a
/// step of a few ulp, and a mover would stop at that as at a wall. Taken
/// only if it gets past the stop, or meets a surface there that blocks
/// less: what is no step stops it again. Then it settles back onto the
/// surface. `go(from, way)` sweeps the mover.
template <class T, class Go>
std::optional<Sweep<T>> over_seam(const Go& go, Vec2<T> from, Vec2<T> way,
                                  Vec2<T> normal, Vec2<T> stop,
                                  const Stops<T>& at) {
    const double hair = hair_of(from, way, at.one.pos);
    const double whole = length(widened(way));
    if (!(whole > hair)) return {};
    const Vec2<T> lift = narrowed<T>(hair * widened(normal));
    Sweep<T> again = go(go(from, lift).pos, way);

    const Vec2<double> d = widened(way);
    const Vec2<double> gained = widened(again.pos) - widened(stop);
    bool is_passed = dot(gained, d) > hair * whole;
    if (again.hit) {
        const Hit<T>& met = *again.hit;
        if (is_same_surface(at.one, met, hair)) return {};
        if (is_same_surface(at.other, met, hair)) return {};
        const double blocked = std::min(dot(widened(at.one.normal), d),
                                        dot(widened(at.other.normal), d));
        is_passed = is_passed || dot(widened(met.normal), d) > blocked;
    }
    if (!is_passed) return {};
    again.pos = go(again.pos, -lift).pos;
    return again;
}

}  // namespace isect::detail
