#pragma once

#include <string>
#include <vector>

#include "level/guess.hpp"
#include "level/level.hpp"
#include "level/outline.hpp"

namespace lab {

/// The solid tiles of a layer: tile maps, and outlines for tiles that no letter describes.
struct SolidTilesOfLayer {
    struct Outline {
        std::vector<Vec2> corners;
        bool from_above = false;
    };
    std::vector<Tiles> maps{};
    std::vector<Outline> outlines{};
};

/// One map, if it isn't larger than a tile map may be; else maps of 256 by 256 cells. Throws
/// UsageError if there are too many of them.
SolidTilesOfLayer solid_tiles_of(const LevelLayer& layer, const Guess& guess, const Level& level,
                                 const Guesses& guesses, Approximated& approximated);

}  // namespace lab
