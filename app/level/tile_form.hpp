#pragma once

#include <vector>

#include "level/guess.hpp"
#include "level/level.hpp"
#include "level/outline.hpp"

namespace lab {

/// The form of a tile in its cell: a letter of a tile map, or outlines.
struct TileForm {
    char letter = '.';                          ///< '.' if it has outlines
    std::vector<std::vector<Vec2>> outlines{};  ///< relative to the corner of the cell
};

/// The form of a tile in cells of a size. A tile without outlines fills its picture, which grows up
/// and to the right where it is larger than the cell.
TileForm tile_form(const LevelKind& kind, const TileUse& use, Met met, Vec2 cell,
                   Approximated& approximated);

/// The outlines of a tile that an object shows in a box of another size; empty if the tile has no
/// outlines and no slope.
std::vector<std::vector<Vec2>> outlines_in_box(const LevelKind& kind, const LevelObject& object,
                                               Met met, Approximated& approximated);

}  // namespace lab
