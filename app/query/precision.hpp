#pragma once

#include <span>
#include <vector>

#include "query/geometry.hpp"

namespace lab {

// Scenes are stored in double; a float scene is queried through these copies.
template <class To, class From>
isect::Vec2<To> in(isect::Vec2<From> v) {
    return {static_cast<To>(v.x), static_cast<To>(v.y)};
}
template <class To, class From>
isect::Segment<To> in(const isect::Segment<From>& segment) {
    return {in<To>(segment.start), in<To>(segment.delta)};
}
template <class To, class From>
isect::Aabb<To> in(const isect::Aabb<From>& box) {
    return {in<To>(box.center), in<To>(box.half)};
}
template <class To, class From>
isect::Circle<To> in(const isect::Circle<From>& circle) {
    return {in<To>(circle.center), static_cast<To>(circle.radius)};
}
template <class To, class From>
isect::Capsule<To> in(const isect::Capsule<From>& capsule) {
    return {in<To>(capsule.start), in<To>(capsule.delta), static_cast<To>(capsule.radius)};
}
template <class To>
isect::Polygon<To> in(const Polygon& polygon) {
    return solid<To>(polygon);
}
template <class To, class From>
isect::Interval<To> in(isect::Interval<From> range) {
    return {static_cast<To>(range.min), static_cast<To>(range.max)};
}
template <class To, class From>
isect::Hit<To> in(const isect::Hit<From>& hit) {
    return {in<To>(hit.pos), in<To>(hit.delta), in<To>(hit.normal), static_cast<To>(hit.time)};
}
template <class To, class From>
std::optional<isect::Hit<To>> in(const std::optional<isect::Hit<From>>& hit) {
    if (!hit) return {};
    return in<To>(*hit);
}
template <class To, class From>
isect::Sweep<To> in(const isect::Sweep<From>& sweep) {
    return {in<To>(sweep.hit), in<To>(sweep.pos), static_cast<To>(sweep.time), sweep.index};
}
template <class To, class From>
isect::Moved<To> in(const isect::Moved<From>& moved) {
    isect::Moved<To> result{{}, moved.count, in<To>(moved.pos), in<To>(moved.delta)};
    for (std::size_t i = 0; i < moved.count; ++i) result.sweeps[i] = in<To>(moved.sweeps[i]);
    return result;
}

/// Whether a shape can be in a list of obstacles.
template <class T>
inline constexpr bool is_solid = !std::is_same_v<T, Segment> && !std::is_same_v<T, Range>;

/// The solid shapes of a list, in the same order.
template <class T>
std::vector<isect::Shape<T>> solids(std::span<const Geometry> geometries) {
    std::vector<isect::Shape<T>> list;
    for (const Geometry& geometry : geometries) {
        const auto append = [&](const auto& shape) {
            if constexpr (is_solid<std::decay_t<decltype(shape)>>) list.push_back(in<T>(shape));
        };
        std::visit(append, geometry);
    }
    return list;
}

}  // namespace lab
