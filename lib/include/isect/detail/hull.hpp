#pragma once

#include <array>
#include <cstddef>

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

template <class T>
constexpr Hull<T> hull_of(Vec2<T> point) {
    return {point, {}, 1, T(0)};
}
template <class T>
constexpr Hull<T> hull_of(const Circle<T>& circle) {
    return {circle.center, {}, 1, circle.radius};
}
template <class T>
constexpr Hull<T> hull_of(const Capsule<T>& capsule) {
    Hull<T> hull{capsule.start, {}, 1, capsule.radius};
    if (!(capsule.delta == Vec2<T>{})) hull.add(capsule.delta);
    return hull;
}
template <class T>
constexpr Hull<T> hull_of(const Segment<T>& segment) {
    return hull_of(Capsule<T>{segment.start, segment.delta, T(0)});
}
template <class T>
constexpr Hull<T> hull_of(const Aabb<T>& box) {
    const Vec2<T> h = box.half;
    Hull<T> hull{box.center, {}, 0, T(0)};
    hull.add(-h);
    if (h.x != 0) hull.add({h.x, -h.y});
    if (h.x != 0 && h.y != 0) hull.add(h);
    if (h.y != 0) hull.add({-h.x, h.y});
    return hull;
}
template <class T>
constexpr Hull<T> hull_of(const Polygon<T>& polygon) {
    Hull<T> hull{polygon.pos(), {}, 0, polygon.radius()};
    for (const Vec2<T> point : polygon.points()) hull.add(point);
    return hull;
}
/// Its corners are points of the chain, which neighbours share exactly.
template <class T>
constexpr Hull<T> hull_of(const ChainEdge<T>& edge) {
    Hull<T> hull{{}, {}, 0, T(0)};
    hull.add(edge.start);
    hull.add(edge.end);
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
