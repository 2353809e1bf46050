#pragma once

#include <variant>

#include <isect/hit.hpp>
#include <isect/rounding.hpp>
#include <isect/shape.hpp>

namespace isect {

/// How much of the direction across a contact's normal two shapes share:
/// the width of the faces that meet, and 0 for all that meet in a point.
template <class T, class A, class B>
constexpr T shared_span(const A&, const B&, const Hit<T>&) {
    return T(0);
}

/// Of two boxes, the span that both have on the axis along the face.
template <class T>
constexpr T shared_span(const Aabb<T>& a, const Aabb<T>& b,
                        const Hit<T>& hit) {
    const Axis face = hit.normal.x != 0 ? Axis::y : Axis::x;
    const T p = along(a.center, face);
    const T q = along(b.center, face);
    const T h = along(a.half, face);
    const T k = along(b.half, face);
    const T turn = -side_of_zero(p - q);
    const double common = sum_of(turn * p, h, -turn * q, k);
    const T least = h < k ? h : k;
    const T whole = T(2) * least;
    const T width = narrowed<T>(common);
    return width < 0 ? T(0) : (width > whole ? whole : width);
}

namespace detail {
/// Of what reaches so far about a center, what it shares with a face, if
/// that is what it meets: a flat face has an axial normal.
template <class T>
constexpr T span_before_face(Vec2<T> center, Vec2<T> half, const Aabb<T>& b,
                             const Hit<T>& hit) {
    const bool is_axial = hit.normal.x == 0 || hit.normal.y == 0;
    return is_axial ? shared_span(Aabb<T>{center, half}, b, hit) : T(0);
}
}  // namespace detail

/// A round mover meets a face in a point, but that point is a face's, not
/// a corner's, if the mover's center is beside the face.
template <class T>
constexpr T shared_span(const Circle<T>& a, const Aabb<T>& b,
                        const Hit<T>& hit) {
    const Vec2<T> half{a.radius, a.radius};
    return detail::span_before_face(a.center, half, b, hit);
}

/// The same for a capsule.
template <class T>
constexpr T shared_span(const Capsule<T>& a, const Aabb<T>& b,
                        const Hit<T>& hit) {
    const Vec2<T> middle = T(0.5) * a.delta;
    const Vec2<T> half{absolute(middle.x) + a.radius,
                       absolute(middle.y) + a.radius};
    return detail::span_before_face(a.start + middle, half, b, hit);
}

}  // namespace isect
