#pragma once

#include <vector>

#include "level/guess.hpp"
#include "level/level.hpp"
#include "level/outline.hpp"

namespace lab {

/// What a tile is in its cell: one of the letters of a tile map, or outlines of its own.
struct TileForm {
    char letter = '.';                          ///< '.' if it has outlines
    std::vector<std::vector<Vec2>> outlines{};  ///< relative to the corner of the cell
};

/// The form of a tile in cells of a size. A tile without outlines fills its picture, which grows up
/// and to the right where it is larger than the cell.
TileForm tile_form(const LevelKind& kind, const TileUse& use, Met met, Vec2 cell,
                   Approximated& approximated);

/// The outlines of a tile that is shown in a box of another size; empty if it says nothing of its
/// form.
std::vector<std::vector<Vec2>> outlines_in_box(const LevelKind& kind, const LevelObject& object,
                                               Met met, Approximated& approximated);

}  // namespace lab
