#pragma once

#include <optional>

#include "geometry/extent.hpp"
#include "motion/walking.hpp"

namespace lab {

/// Whether two parts of the world have a point in common.
bool meet(const Extent& a, const Extent& b);

/// The cells of a tile map that reach into a part of the world.
Tiles cut_out(const Tiles& tiles, const Extent& part);

/// The runs of a chain's edges that reach into it.
std::vector<Chain> cut_out(const Chain& chain, const Extent& part);

/// What a body meets near where it is, so that a step of it doesn't depend on the size of the
/// level. The terrain must outlive it.
class LocalTerrain {
public:
    /// A body of this size meets nothing farther than `reach` in one step.
    LocalTerrain(const Terrain& all, Vec2 size, double reach);

    const Terrain& around(Vec2 pos);

private:
    void add(const Geometry& obstacle, const Mark& mark, const Extent& part);

    const Terrain& all_;
    std::vector<Extent> extents_;
    Vec2 inner_, outer_;  ///< half the sizes of what is kept, and of where it may be used
    Vec2 center_;
    std::optional<Terrain> near_;
};

}  // namespace lab
