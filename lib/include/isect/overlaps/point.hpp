#pragma once

#include <isect/overlaps/aabb_aabb.hpp>
#include <isect/overlaps/circle_capsule.hpp>
#include <isect/overlaps/circle_circle.hpp>

// A point is a box of no size, and a circle of no radius: each question
// about a point is one about the shape that the other one is.
namespace isect {

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN constexpr bool overlaps(Vec2<T> a, Vec2<T> b,
                                    Trace trace = {}) {
    return overlaps(Circle<T>{a, T(0)}, Circle<T>{b, T(0)}, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN constexpr bool overlaps(Vec2<T> a, const Aabb<T>& b,
                                    Trace trace = {}) {
    return overlaps(Aabb<T>{a, {}}, b, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN constexpr bool overlaps(const Aabb<T>& a, Vec2<T> b,
                                    Trace trace = {}) {
    return overlaps(a, Aabb<T>{b, {}}, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN constexpr bool overlaps(Vec2<T> a, const Circle<T>& b,
                                    Trace trace = {}) {
    return overlaps(Circle<T>{a, T(0)}, b, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN constexpr bool overlaps(const Circle<T>& a, Vec2<T> b,
                                    Trace trace = {}) {
    return overlaps(a, Circle<T>{b, T(0)}, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN constexpr bool overlaps(Vec2<T> a, const Capsule<T>& b,
                                    Trace trace = {}) {
    return overlaps(Circle<T>{a, T(0)}, b, trace);
}

template <class T, Tracer Trace = NoTrace>
ISECT_OFTEN constexpr bool overlaps(const Capsule<T>& a, Vec2<T> b,
                                    Trace trace = {}) {
    return overlaps(a, Circle<T>{b, T(0)}, trace);
}

}  // namespace isect
