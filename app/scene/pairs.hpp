#pragma once

#include "scene/precision.hpp"

namespace lab {

/// The library's type for a scene's shape.
template <class Shape>
using Asked = decltype(in<double>(std::declval<const Shape&>()));

/// Whether the library supports this query for the pair of types.
template <class Mover, class Obstacle>
constexpr bool is_answered(QueryKind kind) {
    constexpr Vec2 delta{};
    constexpr bool sweeps =
        is_solid<Mover> && requires(const Asked<Mover>& a, const Asked<Obstacle>& b) {
        isect::sweep(a, delta, b);
    };
    switch (kind) {
        case QueryKind::overlaps:
            return requires(const Asked<Mover>& a, const Asked<Obstacle>& b) {
                isect::overlaps(a, b);
            };
        case QueryKind::intersect:
            return requires(const Asked<Mover>& a, const Asked<Obstacle>& b) {
                isect::intersect(a, b);
            };
        case QueryKind::raycast:
            return requires(const Asked<Mover>& a, const Asked<Obstacle>& b) {
                isect::raycast(a, b);
            };
        case QueryKind::distance:
            return requires(const Asked<Mover>& a, const Asked<Obstacle>& b) {
                isect::distance(a, b);
            };
        case QueryKind::closest_points:
            return requires(const Asked<Mover>& a, const Asked<Obstacle>& b) {
                isect::closest_points(a, b);
            };
        case QueryKind::slab_times:
            return requires(const Asked<Mover>& a, const Asked<Obstacle>& b) {
                isect::slab_times(a, b);
            };
        case QueryKind::sweep:
            return sweeps;
        default:
            // The list of obstacles may hold any solid.
            return sweeps && requires(const Asked<Mover>& a, const Aabb& b) {
                isect::sweep(a, delta, b);
            };
    }
}

/// Whether the library supports this query for the mover and the obstacle.
bool can_ask(QueryKind kind, const Geometry& mover, const Geometry& obstacle);

/// Whether a shape can make this query against a crowd: boxes overlap and sweep, segments are cast.
bool can_ask_crowd(CrowdQuestion question, const Geometry& shape);

/// Whether the query takes a list of obstacles rather than exactly one.
bool takes_many(QueryKind kind);

}  // namespace lab
