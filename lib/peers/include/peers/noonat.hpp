#pragma once

#include <cstddef>
#include <variant>

#include <peers/noonat/circle.hpp>

namespace peers::noonat {

/// What a list may hold: every obstacle knows how to be hit by a box and by
/// a circle.
using Collider = std::variant<Box, Circle>;

template <class Mover, Tracer Trace = NoTrace>
Sweep sweep(const Mover& mover, Vec delta, const Collider& obstacle,
            Trace trace = {}) {
    const auto ask = [&](const auto& shape) {
        return sweep(mover, delta, shape, trace);
    };
    return std::visit(ask, obstacle);
}

/// The sweep that gets least far wins. Only an earlier time replaces it, so
/// among equal times the first in the list wins, even at a corner that the
/// path only grazes.
template <class Mover, class Obstacle, Tracer Trace = NoTrace>
Sweep sweep_into(const Mover& mover, Vec delta,
                 std::span<const Obstacle> obstacles, Trace trace = {}) {
    Sweep nearest{{}, isect::position(mover) + delta, 1, isect::npos};
    for (std::size_t i = 0; i < obstacles.size(); ++i) {
        const Sweep met = sweep(mover, delta, obstacles[i], trace);
        if (trace(!(met.time < nearest.time))) continue;
        nearest = met;
        nearest.index = i;
    }
    return nearest;
}

}  // namespace peers::noonat
