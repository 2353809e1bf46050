#pragma once

#include <isect/intersect/aabb_aabb.hpp>
#include <isect/intersect/circle_capsule.hpp>
#include <isect/intersect/circle_circle.hpp>

// A point is a box of no size, and a circle of no radius: each question
// about a point is one about the shape that the other one is.
namespace isect {

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline std::optional<Hit<T>> intersect(Vec2<T> mover,
                                                   Vec2<T> obstacle,
                                                   Trace trace = {}) {
    return intersect(Circle<T>{mover, T(0)}, Circle<T>{obstacle, T(0)},
                     trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN constexpr std::optional<Hit<T>> intersect(
    Vec2<T> mover, const Aabb<T>& obstacle, Trace trace = {}) {
    return intersect(Aabb<T>{mover, {}}, obstacle, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN constexpr std::optional<Hit<T>> intersect(const Aabb<T>& mover,
                                                      Vec2<T> obstacle,
                                                      Trace trace = {}) {
    return intersect(mover, Aabb<T>{obstacle, {}}, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline std::optional<Hit<T>> intersect(
    Vec2<T> mover, const Circle<T>& obstacle, Trace trace = {}) {
    return intersect(Circle<T>{mover, T(0)}, obstacle, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline std::optional<Hit<T>> intersect(const Circle<T>& mover,
                                                   Vec2<T> obstacle,
                                                   Trace trace = {}) {
    return intersect(mover, Circle<T>{obstacle, T(0)}, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline std::optional<Hit<T>> intersect(
    Vec2<T> mover, const Capsule<T>& obstacle, Trace trace = {}) {
    return intersect(Circle<T>{mover, T(0)}, obstacle, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline std::optional<Hit<T>> intersect(const Capsule<T>& mover,
                                                   Vec2<T> obstacle,
                                                   Trace trace = {}) {
    return intersect(mover, Circle<T>{obstacle, T(0)}, trace);
}

}  // namespace isect
