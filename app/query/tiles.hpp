#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <isect/isect.hpp>

#include "query/chain.hpp"

namespace lab {

/// A kind of tile: its letter in files, and what the library makes of it.
struct TileKind {
    char letter{};
    isect::Tile tile;
    const char* title = "";  ///< "A slope that rises to the right"
};

/// All kinds, in the order of the palette. The first is the empty one.
inline constexpr std::array tile_kinds = {
    TileKind{'.', isect::empty_tile, "Nothing"},
    TileKind{'#', isect::solid_tile, "Ground"},
    TileKind{'_', {0.5F, 0.5F}, "Ground of half the height"},
    TileKind{'/', {0, 1}, "A slope that rises"},
    TileKind{'\\', {1, 0}, "A slope that falls"},
    TileKind{'r', {0, 0.5F}, "A gentle slope that rises, first half"},
    TileKind{'R', {0.5F, 1}, "A gentle slope that rises, second half"},
    TileKind{'F', {1, 0.5F}, "A gentle slope that falls, first half"},
    TileKind{'f', {0.5F, 0}, "A gentle slope that falls, second half"},
    TileKind{'-', isect::one_way_tile, "A platform that is met only from above"},
};

/// The kind of a letter; nothing for other letters.
constexpr const TileKind* tile_kind(char letter) {
    for (const TileKind& kind : tile_kinds)
        if (kind.letter == letter) return &kind;
    return nullptr;
}

/// A cell of a tile map.
struct Cell {
    std::size_t column{};
    std::size_t row{};

    friend bool operator==(const Cell&, const Cell&) = default;
};

/// The letters of a tile map, row by row from the top.
struct TileRows : std::vector<std::string> {
    using vector::vector;
};

/// A tile map as stored in a scene.
struct Tiles {
    isect::Vec2<double> origin;  ///< the corner with the least coordinates
    isect::Vec2<double> cell{};  ///< width and height of a cell
    TileRows rows;

    std::size_t columns() const { return rows.empty() ? 0 : rows.front().size(); }
    isect::Tile at(Cell place) const {
        const TileKind* kind = tile_kind(rows[place.row][place.column]);
        return kind != nullptr ? kind->tile : isect::empty_tile;
    }
    /// The library numbers the cells row by row.
    Cell cell_of(std::size_t id) const { return {id % columns(), id / columns()}; }
    std::size_t id_of(Cell place) const { return place.row * columns() + place.column; }
    /// The corner at which a column and a row begin.
    isect::Vec2<double> corner(std::size_t column, std::size_t row) const {
        return {origin.x + static_cast<double>(column) * cell.x,
                origin.y + static_cast<double>(row) * cell.y};
    }
    /// The cell at a place; nothing outside of the map.
    std::optional<Cell> cell_at(isect::Vec2<double> place) const;

    friend bool operator==(const Tiles&, const Tiles&) = default;
};

/// The most columns, and the most rows.
inline constexpr std::size_t most_tiles = 1024;
/// The most cells.
inline constexpr std::size_t most_cells = std::size_t{1} << 16;

/// What is wrong with a tile map: which field, which row if it is one, and why.
struct TilesObjection {
    const char* field = "";
    std::optional<std::size_t> row{};
    std::string why;
};
std::optional<TilesObjection> objection(const Tiles& tiles, Scalar scalar);

/// Looks up tiles for the library.
struct TileAt {
    const Tiles* tiles = nullptr;
    isect::Tile operator()(std::size_t column, std::size_t row) const {
        return tiles->at({column, row});
    }
};
template <class T>
using SolidTiles = isect::TileMap<T, TileAt>;

/// The library's view of a valid tile map, which must outlive it.
template <class T>
SolidTiles<T> solid(const Tiles& tiles) {
    const auto in_t = [](isect::Vec2<double> v) {
        return isect::Vec2<T>{static_cast<T>(v.x), static_cast<T>(v.y)};
    };
    return {in_t(tiles.origin), in_t(tiles.cell), tiles.columns(), tiles.rows.size(),
            TileAt{&tiles}};
}

}  // namespace lab
