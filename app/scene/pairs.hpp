#pragma once

#include "scene/scene.hpp"

namespace lab {

/// Whether the library has an answer for this pair of types.
template <class Mover, class Obstacle>
constexpr bool is_answered(QueryKind kind) {
    constexpr Vec2 delta{};
    constexpr bool sweeps = requires(const Mover& a, const Obstacle& b) {
        isect::sweep(a, delta, b);
    };
    switch (kind) {
        case QueryKind::overlaps:
            return requires(const Mover& a, const Obstacle& b) {
                isect::overlaps(a, b);
            };
        case QueryKind::intersect:
            return requires(const Mover& a, const Obstacle& b) {
                isect::intersect(a, b);
            };
        case QueryKind::raycast:
            return requires(const Mover& a, const Obstacle& b) {
                isect::raycast(a, b);
            };
        case QueryKind::distance:
            return requires(const Mover& a, const Obstacle& b) {
                isect::distance(a, b);
            };
        case QueryKind::closest_points:
            return requires(const Mover& a, const Obstacle& b) {
                isect::closest_points(a, b);
            };
        case QueryKind::slab_times:
            return requires(const Mover& a, const Obstacle& b) {
                isect::slab_times(a, b);
            };
        case QueryKind::sweep:
            return sweeps;
        default:
            // A list may hold any solid.
            return sweeps && requires(const Mover& a, const Aabb& b) {
                isect::sweep(a, delta, b);
            };
    }
}

/// Whether a query can be asked of this mover and this obstacle.
bool can_ask(QueryKind kind, const Geometry& mover, const Geometry& obstacle);

/// Whether the query takes a list of obstacles rather than exactly one.
bool takes_many(QueryKind kind);

}  // namespace lab
