#pragma once

#include <span>
#include <vector>

#include "query/shapes.hpp"

namespace lab {

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
inline constexpr bool is_solid = isect::SolidShape<decltype(in<double>(std::declval<T>()))>;

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
