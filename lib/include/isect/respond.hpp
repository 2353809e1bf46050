#pragma once

#include <isect/hit.hpp>

namespace isect {

/// What a mover does with the motion that a hit has left over.
enum class Response { stop, slide, bounce, invert };

/// The motion along the surface: what goes into it is taken away. Along a
/// face of a box the other coordinate keeps its bits.
template <class T>
constexpr Vec2<T> slide(Vec2<T> delta, Vec2<T> normal) {
    if (normal.y == 0) return {T{}, delta.y};
    if (normal.x == 0) return {delta.x, T{}};
    return delta - dot(delta, normal) * normal;
}

/// The motion mirrored at the surface.
template <class T>
constexpr Vec2<T> bounce(Vec2<T> delta, Vec2<T> normal) {
    if (normal.y == 0) return {-delta.x, delta.y};
    if (normal.x == 0) return {delta.x, -delta.y};
    return delta - T(2) * dot(delta, normal) * normal;
}

/// The motion turned back on itself.
template <class T>
constexpr Vec2<T> invert(Vec2<T> delta) {
    return -delta;
}

template <class T>
constexpr Vec2<T> respond(Response response, Vec2<T> delta,
                          Vec2<T> normal) {
    switch (response) {
        case Response::slide:
            return slide(delta, normal);
        case Response::bounce:
            return bounce(delta, normal);
        case Response::invert:
            return invert(delta);
        case Response::stop:
            break;
    }
    return {};
}

}  // namespace isect
