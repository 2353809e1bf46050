#pragma once

#include <isect/sweep/aabb_aabb.hpp>
#include <isect/sweep/circle_capsule.hpp>
#include <isect/sweep/circle_circle.hpp>

// A point is a box of no size, and a circle of no radius: each question
// about a point is one about the shape that the other one is.
namespace isect {

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline Sweep<T> sweep(Vec2<T> mover,
                                  std::type_identity_t<Vec2<T>> delta,
                                  Vec2<T> obstacle, Trace trace = {}) {
    return sweep(Circle<T>{mover, T(0)}, delta, Circle<T>{obstacle, T(0)},
                 trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN constexpr Sweep<T> sweep(Vec2<T> mover,
                                     std::type_identity_t<Vec2<T>> delta,
                                     const Aabb<T>& obstacle,
                                     Trace trace = {}) {
    return sweep(Aabb<T>{mover, {}}, delta, obstacle, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN constexpr Sweep<T> sweep(const Aabb<T>& mover,
                                     std::type_identity_t<Vec2<T>> delta,
                                     Vec2<T> obstacle, Trace trace = {}) {
    return sweep(mover, delta, Aabb<T>{obstacle, {}}, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline Sweep<T> sweep(Vec2<T> mover,
                                  std::type_identity_t<Vec2<T>> delta,
                                  const Circle<T>& obstacle,
                                  Trace trace = {}) {
    return sweep(Circle<T>{mover, T(0)}, delta, obstacle, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline Sweep<T> sweep(const Circle<T>& mover,
                                  std::type_identity_t<Vec2<T>> delta,
                                  Vec2<T> obstacle, Trace trace = {}) {
    return sweep(mover, delta, Circle<T>{obstacle, T(0)}, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline Sweep<T> sweep(Vec2<T> mover,
                                  std::type_identity_t<Vec2<T>> delta,
                                  const Capsule<T>& obstacle,
                                  Trace trace = {}) {
    return sweep(Circle<T>{mover, T(0)}, delta, obstacle, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline Sweep<T> sweep(const Capsule<T>& mover,
                                  std::type_identity_t<Vec2<T>> delta,
                                  Vec2<T> obstacle, Trace trace = {}) {
    return sweep(mover, delta, Circle<T>{obstacle, T(0)}, trace);
}

}  // namespace isect
