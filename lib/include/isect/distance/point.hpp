#pragma once

#include <isect/distance/aabb_aabb.hpp>
#include <isect/distance/circle_capsule.hpp>
#include <isect/distance/circle_circle.hpp>

// A point is a box of no size, and a circle of no radius: each question
// about a point is one about the shape that the other one is.
namespace isect {

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline T distance(Vec2<T> a, Vec2<T> b, Trace trace = {}) {
    return distance(Circle<T>{a, T(0)}, Circle<T>{b, T(0)}, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline T distance(Vec2<T> a, const Aabb<T>& b,
                              Trace trace = {}) {
    return distance(Aabb<T>{a, {}}, b, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline T distance(const Aabb<T>& a, Vec2<T> b,
                              Trace trace = {}) {
    return distance(a, Aabb<T>{b, {}}, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline T distance(Vec2<T> a, const Circle<T>& b,
                              Trace trace = {}) {
    return distance(Circle<T>{a, T(0)}, b, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline T distance(const Circle<T>& a, Vec2<T> b,
                              Trace trace = {}) {
    return distance(a, Circle<T>{b, T(0)}, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline T distance(Vec2<T> a, const Capsule<T>& b,
                              Trace trace = {}) {
    return distance(Circle<T>{a, T(0)}, b, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN inline T distance(const Capsule<T>& a, Vec2<T> b,
                              Trace trace = {}) {
    return distance(a, Circle<T>{b, T(0)}, trace);
}

}  // namespace isect
