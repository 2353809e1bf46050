#pragma once

#include <memory>
#include <vector>

#include "query/geometry.hpp"

namespace lab {

/// A range of cells of a tile map.
struct CellRange {
    Cell first;
    Cell end;  ///< one past the last column, and one past the last row

    friend bool operator==(const CellRange&, const CellRange&) = default;
};
/// The cells that reach into a rectangle of the world.
CellRange cells_in(const Tiles& tiles, Vec2 min, Vec2 max);

/// A level or sloping surface of the ground, from left to right.
struct Surface {
    Vec2 from;
    Vec2 to;
    double depth_from{};  ///< how far down the ground goes at its left side
    double depth_to{};
};

/// What a tile map's ground looks like: neighbouring tiles are one.
struct TileOutline {
    std::vector<std::vector<Vec2>> lines;  ///< around the ground, with the ground on the right
    std::vector<Aabb> boxes;               ///< its area, with the slopes
    std::vector<std::vector<Vec2>> slopes;
    std::vector<Surface> surfaces;   ///< on top of it
    std::vector<Surface> platforms;  ///< the tops of one-way tiles
};
TileOutline tile_outline(const Tiles& tiles, const CellRange& cells);
/// The same, for each frame of a picture: it isn't made again for the last few maps.
std::shared_ptr<const TileOutline> kept_tile_outline(const Tiles& tiles, const CellRange& cells);

/// The corners of one tile, from its upper left one on.
std::vector<Vec2> tile_corners(const Tiles& tiles, Cell cell);

}  // namespace lab
