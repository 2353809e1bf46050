// Movers within a few ulp of touching, and paths along the surfaces that they touch.
#pragma once

#include <cmath>
#include <limits>
#include <utility>

#include "lib/oracle.hpp"
#include "lib/random.hpp"

namespace promises {

/// A point up to `most` ulp away on each coordinate, in either direction. A step from 0 would
/// leave the range of magnitudes that promises are made for.
template <class T>
isect::Vec2<T> nudged(lib_random::Source<T>& source, isect::Vec2<T> at, unsigned most) {
    const auto step = [&](T& coordinate, bool up) {
        for (unsigned steps = source.pick(most + 1); steps > 0; --steps) {
            if (coordinate == 0) continue;
            coordinate =
                up ? isect::detail::next_above(coordinate) : isect::detail::next_below(coordinate);
        }
    };
    step(at.x, true);
    step(at.x, false);
    step(at.y, true);
    step(at.y, false);
    return at;
}

/// The shape moved to within 4 ulp of touching, by a push or else by a sweep.
template <class T, class A, class B>
A touching(lib_random::Source<T>& source, const A& a, const B& b, isect::Vec2<T> delta) {
    isect::Vec2<T> at = isect::position(a);
    if (const auto hit = isect::intersect(a, b)) {
        at = at + hit->delta;
    } else {
        at = isect::sweep(a, T(8) * delta, b).pos;
    }
    return isect::placed_at(a, nudged(source, at, 4));
}

/// The corner of a shape that is furthest out, relative to the shape's position.
template <class T, class Shape>
isect::Vec2<T> corner_furthest(const Shape& shape, isect::Vec2<T> out) {
    isect::Vec2<T> furthest{};
    double height = -std::numeric_limits<double>::infinity();
    for (const auto& corner : oracle::corners(oracle::Number<double>{}, shape)) {
        const double here = corner.x * double(out.x) + corner.y * double(out.y);
        if (here <= height) continue;
        height = here;
        furthest = {T(corner.x), T(corner.y)};
    }
    return furthest;
}

/// The direction of a floor or a wall, of an edge of either shape, or of any tangent.
template <class T, class A, class B>
isect::Vec2<T> direction_to_glide(lib_random::Source<T>& source, const A& a, const B& b) {
    const auto edge_of = [&](const auto& shape) {
        const auto all = oracle::corners(oracle::Number<T>{}, shape);
        const std::size_t i = source.pick(unsigned(all.size()));
        const auto from = all[i];
        const auto to = all[(i + 1) % all.size()];
        return isect::Vec2<T>{to.x - from.x, to.y - from.y};
    };
    const unsigned kind = source.pick(8);
    isect::Vec2<T> along = source.vector(8);
    if (kind < 3) along = edge_of(b);
    if (kind >= 3 && kind < 5) along = edge_of(a);
    if (kind == 5) along.y = 0;
    if (kind == 6) along.x = 0;
    return along == isect::Vec2<T>{} ? isect::Vec2<T>{T(0.6), T(0.8)} : along;
}

/// A mover beside an obstacle and its path along the surface that they share, exact as far as
/// numbers allow, or a few ulp off.
template <class T, class A, class B>
std::pair<A, isect::Vec2<T>> gliding(lib_random::Source<T>& source, const A& a, const B& b) {
    const isect::Vec2<T> along = direction_to_glide(source, a, b);
    const T length = std::sqrt(along.x * along.x + along.y * along.y);
    const T turn = source.pick(2) ? T(1) : T(-1);
    const isect::Vec2<T> out{turn * along.y / length, -turn * along.x / length};

    // The shapes touch where the one that starts further back has its corner or its whole edge.
    const T reach = T(oracle::radius(a)) + T(oracle::radius(b));
    const T back = source.number(2);
    const isect::Vec2<T> at = isect::position(b) + corner_furthest(b, out) -
                              corner_furthest(a, -out) + reach * out - back * along;
    const T times = source.extent(3);
    const isect::Vec2<T> delta = (source.pick(2) ? times : -times) * along;
    return {isect::placed_at(a, nudged(source, at, source.pick(2) ? 4 : 0)),
            nudged(source, delta, source.pick(3) ? 4 : 0)};
}

}  // namespace promises
