#pragma once

#include <optional>
#include <span>
#include <vector>

#include <isect/broad/bounds.hpp>

#include "query/groups.hpp"
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

template <class To, class From>
isect::Walked<To> in(const isect::Walked<From>& walked) {
    return {in<To>(walked.pos),  in<To>(walked.velocity), in<To>(walked.floor),
            in<To>(walked.wall), in<To>(walked.ceiling),  walked.stands_on,
            walked.is_squeezed};
}
template <class To, class From>
isect::WalkSettings<To> in(const isect::WalkSettings<From>& settings) {
    return {in<To>(settings.up),
            static_cast<To>(settings.steepest),
            static_cast<To>(settings.snap),
            static_cast<To>(settings.step),
            settings.pace,
            settings.drops,
            static_cast<To>(settings.fastest_platform.value_or(0))};
}

/// Whether a shape can move, and be in the library's list of obstacles.
template <class T>
inline constexpr bool is_solid = isect::SolidShape<decltype(in<double>(std::declval<T>()))>;

/// The bounds of a solid shape; empty for any other.
inline isect::Bounds<double> bounds_of_solid(const Geometry& geometry) {
    isect::Bounds<double> bounds;
    const auto take = [&](const auto& shape) {
        if constexpr (is_solid<std::decay_t<decltype(shape)>>)
            bounds = isect::bounds_of(in<double>(shape));
    };
    std::visit(take, geometry);
    return bounds;
}

/// A shape in the scalar of a query; none if it isn't solid.
template <class T>
std::optional<isect::Shape<T>> solid_of(const Geometry& geometry) {
    const auto convert = [](const auto& shape) -> std::optional<isect::Shape<T>> {
        if constexpr (is_solid<std::decay_t<decltype(shape)>>)
            return in<T>(shape);
        else
            return {};
    };
    return std::visit(convert, geometry);
}

/// The solid shapes of a list, in the same order.
template <class T>
std::vector<isect::Shape<T>> solids(std::span<const Geometry> geometries) {
    std::vector<isect::Shape<T>> list;
    for (const Geometry& geometry : geometries)
        if (const auto shape = solid_of<T>(geometry)) list.push_back(*shape);
    return list;
}

/// What the library's Marked adds to an obstacle.
struct Mark {
    Vec2 one_way{};   ///< the side from which it is met; {0, 0} for all sides
    Vec2 moved{};     ///< how far it moves in the step of a query that walks
    Groups groups{};  ///< those that it belongs to

    friend bool operator==(const Mark&, const Mark&) = default;
};

inline Geometry moved_by(Geometry geometry, Vec2 way) {
    std::visit([&](auto& shape) { RowOf<decltype(shape)>::translate(shape, way); }, geometry);
    return geometry;
}

/// The solid shapes of a list with their marks, where they are after they have moved.
template <class T>
std::vector<isect::Marked<isect::Shape<T>>> marked(std::span<const Geometry> geometries,
                                                   std::span<const Mark> marks) {
    std::vector<isect::Marked<isect::Shape<T>>> list;
    for (std::size_t i = 0; i < geometries.size(); ++i) {
        const Geometry there = moved_by(geometries[i], marks[i].moved);
        if (const auto shape = solid_of<T>(there))
            list.push_back(
                {*shape, in<T>(marks[i].one_way), in<T>(marks[i].moved), marks[i].groups.mask});
    }
    return list;
}

/// Gives what a MixedGround takes of an obstacle, where it is after it has moved.
template <class T, class Take>
void with_obstacle(const Geometry& geometry, const Mark& mark, const Take& take) {
    const auto give = [&](const auto& shape) {
        using Kind = std::decay_t<decltype(shape)>;
        using OfParts = typename MixedGround<T>::Mark;
        if constexpr (is_composite<Kind>)
            take(shape, OfParts{in<T>(mark.moved), mark.groups.mask});
        else if constexpr (is_solid<Kind>)
            take(typename MixedGround<T>::Plain{in<T>(shape), in<T>(mark.one_way),
                                                in<T>(mark.moved), mark.groups.mask});
    };
    std::visit(give, moved_by(geometry, mark.moved));
}

/// The same with chains and tile maps among them. Without marks, no obstacle has one.
template <class T>
MixedGround<T> mixed_ground(std::span<const Geometry> geometries, std::span<const Mark> marks) {
    MixedGround<T> ground;
    for (std::size_t i = 0; i < geometries.size(); ++i) {
        const Mark mark = marks.empty() ? Mark{} : marks[i];
        with_obstacle<T>(geometries[i], mark, [&](const auto&... parts) { ground.add(parts...); });
    }
    return ground;
}

}  // namespace lab
