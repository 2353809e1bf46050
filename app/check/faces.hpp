#pragma once

#include <vector>

#include "geometry/extent.hpp"

namespace lab {

/// A straight piece of the outline of something solid.
struct GroundFace {
    Vec2 from, to;         ///< as one goes round it, with the ground on the right
    bool one_way = false;  ///< it is met only from its front

    /// Of unit length, away from the ground.
    Vec2 front() const {
        const Vec2 along = to - from;
        return (1 / isect::length(along)) * Vec2{along.y, -along.x};
    }
    Vec2 middle() const { return 0.5 * (from + to); }
    Extent extent() const { return around({from, from}, {to, to}); }
    /// The height of one that isn't upright at x, on its line if x is beyond its ends.
    double height_at(double x) const {
        const double part = (x - from.x) / (to.x - from.x);
        return from.y + part * (to.y - from.y);
    }
};

/// The faces of an obstacle. A round one has none. `one_way` is the only direction that it is met
/// from; {0, 0} for all directions.
std::vector<GroundFace> faces_of(const Geometry& obstacle, Vec2 one_way);

}  // namespace lab
