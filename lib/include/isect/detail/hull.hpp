#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include <isect/chain_edge.hpp>
#include <isect/detail/predicates/place.hpp>
#include <isect/shape.hpp>

namespace isect::detail {

/// The common form of every solid: all points within radius of the convex
/// hull of some corners about a position. A point and a circle have one
/// corner, a capsule and a segment two, a box and a polygon their own. The
/// corners are distinct and in the order in which +x turns towards +y.
template <class T>
struct Hull {
    Vec2<T> pos;
    std::array<Vec2<T>, Polygon<T>::capacity> corners{};
    std::size_t count{};
    T radius{};

    constexpr void add(Vec2<T> corner) { corners[count++] = corner; }
    constexpr std::size_t after(std::size_t i) const {
        return i + 1 < count ? i + 1 : 0;
    }
    constexpr Way<T> edge(std::size_t i) const {
        return {corners[i], corners[after(i)]};
    }
};

/// An array that is one corner throughout. The stores that this takes cost
/// less than the call with which compilers clear an array.
template <class T, std::size_t... I>
ISECT_FORCE_INLINE constexpr auto all_at(Vec2<T> corner,
                                         std::index_sequence<I...>) {
    return std::array<Vec2<T>, sizeof...(I)>{((void)I, corner)...};
}
template <class T>
ISECT_FORCE_INLINE constexpr Hull<T> hull_at(Vec2<T> pos, Vec2<T> corner,
                                             std::size_t count, T radius) {
    using Indices = std::make_index_sequence<Polygon<T>::capacity>;
    return {pos, all_at(corner, Indices()), count, radius};
}

template <class T>
ISECT_FORCE_INLINE constexpr Hull<T> hull_of(Vec2<T> point) {
    return hull_at(point, Vec2<T>{}, 1, T(0));
}
template <class T>
ISECT_FORCE_INLINE constexpr Hull<T> hull_of(const Circle<T>& circle) {
    return hull_at(circle.center, Vec2<T>{}, 1, circle.radius);
}
template <class T>
ISECT_FORCE_INLINE constexpr Hull<T> hull_of(const Capsule<T>& capsule) {
    const Vec2<T> delta = capsule.delta;
    const std::size_t count = delta == Vec2<T>{} ? 1 : 2;
    Hull<T> hull = hull_at(capsule.start, delta, count, capsule.radius);
    hull.corners[0] = {};
    return hull;
}
template <class T>
ISECT_FORCE_INLINE constexpr Hull<T> hull_of(const Segment<T>& segment) {
    return hull_of(Capsule<T>{segment.start, segment.delta, T(0)});
}
template <class T>
constexpr Hull<T> hull_of(const Aabb<T>& box) {
    const Vec2<T> h = box.half;
    Hull<T> hull = hull_at(box.center, h, 0, T(0));
    hull.add(-h);
    if (h.x != 0) hull.add({h.x, -h.y});
    if (h.x != 0 && h.y != 0) hull.add(h);
    if (h.y != 0) hull.add({-h.x, h.y});
    return hull;
}
template <class T>
constexpr Hull<T> hull_of(const Polygon<T>& polygon) {
    const auto points = polygon.points();
    Hull<T> hull = hull_at(polygon.pos(), points[0], 0, polygon.radius());
    for (const Vec2<T> point : points) hull.add(point);
    return hull;
}
/// Its corners are points of the chain, which neighbours share exactly.
template <class T>
constexpr Hull<T> hull_of(const ChainEdge<T>& edge) {
    Hull<T> hull = hull_at(Vec2<T>{}, edge.end, 2, T(0));
    hull.corners[0] = edge.start;
    return hull;
}

template <class T>
constexpr Vec2<T> position(const Hull<T>& hull) {
    return hull.pos;
}
template <class T>
constexpr Hull<T> placed_at(const Hull<T>& hull, Vec2<T> pos) {
    Hull<T> moved = hull;
    moved.pos = pos;
    return moved;
}

/// A shape of one of the kinds that a Shape can hold.
template <class S>
concept HasHull = requires(const S& solid) {
    hull_of(solid);
};

template <class S>
inline constexpr bool is_capsule = false;
template <class T>
inline constexpr bool is_capsule<Capsule<T>> = true;
template <class T>
inline constexpr bool is_capsule<Segment<T>> = true;
template <class S>
inline constexpr bool is_aabb = false;
template <class T>
inline constexpr bool is_aabb<Aabb<T>> = true;
template <class S>
inline constexpr bool is_polygon = false;
template <class T>
inline constexpr bool is_polygon<Polygon<T>> = true;
template <class S>
inline constexpr bool is_edge = false;
template <class T>
inline constexpr bool is_edge<ChainEdge<T>> = true;

/// Two solids whose queries use their hulls: a polygon or an edge of a
/// chain with anything, or a capsule with a box or a capsule. Every other
/// pair has closed forms, which are faster.
template <class A, class B>
concept GeneralPair = HasHull<A> && HasHull<B> &&
    (is_polygon<A> || is_polygon<B> || is_edge<A> || is_edge<B> ||
     (is_capsule<A> && is_capsule<B>) || (is_capsule<A> && is_aabb<B>) ||
     (is_aabb<A> && is_capsule<B>));

}  // namespace isect::detail
