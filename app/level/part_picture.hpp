#pragma once

#include <vector>

#include "geometry/extent.hpp"
#include "level/level.hpp"

namespace lab {

/// Outlines from {0, 0} to {1, 1}, with y down.
using PartPicture = std::vector<std::vector<Vec2>>;

/// Where some places are within bounds: rows of squares that are full where one of them is.
PartPicture picture_of(const std::vector<Extent>& places, const Extent& bounds);

/// The outlines of a tile within its box, which keeps a small one small.
PartPicture picture_of(const LevelKind& kind);

/// One outline, as large as fits.
PartPicture picture_of(const std::vector<Vec2>& corners);

}  // namespace lab
