#pragma once

#include "scene/pairs.hpp"

namespace lab::query {

/// Calls ask(T{}), where T is the scalar of a scene.
template <class Ask>
auto in_scalar(Scalar scalar, const Ask& ask) {
    return scalar == Scalar::float_ ? ask(float{}) : ask(double{});
}

/// Calls ask with two shapes of the library's types. The reader refuses unsupported pairs; for
/// those the result is empty.
template <QueryKind kind, class Result, class Ask>
Result visit_pair(const Geometry& mover, const Geometry& obstacle, Scalar scalar, const Ask& ask) {
    return in_scalar(scalar, [&](auto number) {
        using T = decltype(number);
        const auto visit = [&](const auto& a, const auto& b) -> Result {
            using Mover = std::decay_t<decltype(a)>;
            using Obstacle = std::decay_t<decltype(b)>;
            if constexpr (is_answered<Mover, Obstacle>(kind)) {
                return ask(in<T>(a), in<T>(b));
            } else {
                return {};
            }
        };
        return std::visit(visit, mover, obstacle);
    });
}

/// Calls ask with a mover and a list of the obstacles that are solid.
template <class Result, class Ask>
Result visit_list(const Geometry& mover, const std::vector<Geometry>& obstacles, Scalar scalar,
                  const Ask& ask) {
    return in_scalar(scalar, [&](auto number) {
        using T = decltype(number);
        const auto visit = [&](const auto& shape) -> Result {
            using Mover = std::decay_t<decltype(shape)>;
            if constexpr (is_answered<Mover, Aabb>(QueryKind::sweep_into)) {
                return ask(in<T>(shape), solids<T>(obstacles));
            } else {
                return {};
            }
        };
        return std::visit(visit, mover);
    });
}

}  // namespace lab::query
