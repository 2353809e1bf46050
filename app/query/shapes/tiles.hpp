#pragma once

#include <algorithm>
#include <cmath>

#include "query/mixed_ground.hpp"
#include "query/shape.hpp"

namespace lab {

/// A tile map alone, as the library's queries take it.
template <class To>
MixedGround<To> in(const Tiles& tiles) {
    MixedGround<To> ground;
    ground.add(tiles, {});
    return ground;
}

template <>
struct ShapeRow<Tiles> : PlacedRow<Tiles, &Tiles::origin> {
    static constexpr const char* name = "tiles";
    static constexpr const char* cpp_name = "TileMap";
    static constexpr AddCommand add{"add_tiles", "Add a tile map",
                                    "Adds a tile map: a grid on which you paint ground and slopes.",
                                    '9'};
    static constexpr const char* made_name = "level";
    static Tiles made(Vec2 at, double size) {
        // Cells lie on their own grid, wherever the map is added.
        const auto on_grid = [&](double place) { return std::round(place / size) * size; };
        return {{on_grid(at.x) - 6 * size, on_grid(at.y) - 3 * size},
                {size, size},
                {"............", "............", "........--..", "............", "../##\\......",
                 "############"}};
    }

    static std::vector<Field> fields(Tiles& tiles) {
        return {{.name = "origin",
                 .meaning = "the corner of its first cell, with the least coordinates",
                 .value = &tiles.origin,
                 .driven = true},
                {.name = "cell",
                 .meaning = "the width and height of a cell",
                 .value = &tiles.cell,
                 .not_negative = true},
                {.name = "rows",
                 .meaning = "a letter for each cell, row by row from the top",
                 .value = &tiles.rows,
                 .count = {1, most_tiles}}};
    }

    static constexpr std::array handles = {"origin"};

    static void add_handles(const Tiles& tiles, DragHandles& list) {
        const Vec2 far = tiles.corner(tiles.columns(), tiles.rows.size());
        const Vec2 middle = 0.5 * tiles.origin + 0.5 * far;
        if (!list.is_selected() || !list.shows(far.x - tiles.origin.x) ||
            !list.shows(far.y - tiles.origin.y))
            return;
        list.add("origin", HandleKind::place, tiles.origin, Cursor::move);
        list.add("side.left", HandleKind::size, {tiles.origin.x, middle.y}, Cursor::level);
        list.add("side.right", HandleKind::size, {far.x, middle.y}, Cursor::level);
        list.add("side.top", HandleKind::size, {middle.x, tiles.origin.y}, Cursor::upright);
        list.add("side.bottom", HandleKind::size, {middle.x, far.y}, Cursor::upright);
    }
    /// Adds or removes columns or rows at a side.
    static bool set_extent(Tiles& tiles, std::string_view handle, Vec2 to) {
        const Vec2 far = tiles.corner(tiles.columns(), tiles.rows.size());
        if (handle == "side.right") {
            set_columns(tiles, std::round((to.x - tiles.origin.x) / tiles.cell.x), false);
        } else if (handle == "side.left") {
            set_columns(tiles, std::round((far.x - to.x) / tiles.cell.x), true);
        } else if (handle == "side.bottom") {
            set_rows(tiles, std::round((to.y - tiles.origin.y) / tiles.cell.y), false);
        } else if (handle == "side.top") {
            set_rows(tiles, std::round((far.y - to.y) / tiles.cell.y), true);
        } else {
            return false;
        }
        return true;
    }

    /// The rectangle of its cells.
    static Rounded rounded(const Tiles& tiles) {
        const Vec2 min = tiles.origin, max = tiles.corner(tiles.columns(), tiles.rows.size());
        return {hull({min, {max.x, min.y}, max, {min.x, max.y}}), 0};
    }

private:
    static std::size_t count_near(double wanted, std::size_t across) {
        const std::size_t most = std::min(most_tiles, most_cells / across);
        return static_cast<std::size_t>(std::clamp(wanted, 1.0, static_cast<double>(most)));
    }
    static void set_columns(Tiles& tiles, double wanted, bool at_left) {
        const std::size_t count = count_near(wanted, tiles.rows.size()), now = tiles.columns();
        for (std::string& row : tiles.rows) {
            if (count < now) row.erase(at_left ? 0 : count, now - count);
            if (count > now) row.insert(at_left ? 0 : now, count - now, tile_kinds[0].letter);
        }
        const double more = static_cast<double>(count) - static_cast<double>(now);
        if (at_left) tiles.origin.x -= more * tiles.cell.x;
    }
    static void set_rows(Tiles& tiles, double wanted, bool at_top) {
        const std::size_t count = count_near(wanted, tiles.columns()), now = tiles.rows.size();
        const std::string empty(tiles.columns(), tile_kinds[0].letter);
        const auto at = at_top ? tiles.rows.begin() : tiles.rows.end();
        if (count > now) tiles.rows.insert(at, count - now, empty);
        if (count < now) {
            const auto first = at_top ? tiles.rows.begin()
                                      : tiles.rows.begin() + static_cast<std::ptrdiff_t>(count);
            tiles.rows.erase(first, first + static_cast<std::ptrdiff_t>(now - count));
        }
        const double more = static_cast<double>(count) - static_cast<double>(now);
        if (at_top) tiles.origin.y -= more * tiles.cell.y;
    }
};

}  // namespace lab
