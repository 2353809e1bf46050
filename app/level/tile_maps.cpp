#include "level/tile_maps.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "level/tile_form.hpp"
#include "scene/error.hpp"

namespace lab {

namespace {

struct PlacedLetter {
    std::int64_t column{};
    std::int64_t row{};
    char letter{};
};

/// The least and the largest column and row, both inside.
struct CellRange {
    std::int64_t left{}, top{}, right{}, bottom{};

    std::size_t columns() const { return static_cast<std::size_t>(right - left + 1); }
    std::size_t rows() const { return static_cast<std::size_t>(bottom - top + 1); }
    bool fits() const {
        return columns() <= most_tiles && rows() <= most_tiles && columns() * rows() <= most_cells;
    }
};

CellRange range_of(const std::vector<PlacedLetter>& letters) {
    CellRange range{letters[0].column, letters[0].row, letters[0].column, letters[0].row};
    for (const PlacedLetter& each : letters) {
        range.left = std::min(range.left, each.column);
        range.right = std::max(range.right, each.column);
        range.top = std::min(range.top, each.row);
        range.bottom = std::max(range.bottom, each.row);
    }
    return range;
}

/// From column 0 and row 0 on, so that the lab counts cells as the editor does; unless that would
/// be a large empty map around a few tiles.
CellRange from_corner(const CellRange& range) {
    constexpr std::size_t most_empty = 20000;
    const CellRange whole{0, 0, range.right, range.bottom};
    const bool can_begin = range.left >= 0 && range.top >= 0 && whole.fits();
    const auto cells = [](const CellRange& all) { return all.columns() * all.rows(); };
    return can_begin && cells(whole) - cells(range) <= most_empty ? whole : range;
}

Tiles map_of(const std::vector<PlacedLetter>& letters, const CellRange& range,
             const LevelLayer& layer) {
    Tiles map;
    map.origin = corner_of(layer, range.left, range.top);
    map.cell = layer.cell;
    map.rows.assign(range.rows(), std::string(range.columns(), tile_kinds[0].letter));
    for (const PlacedLetter& each : letters)
        map.rows[static_cast<std::size_t>(each.row - range.top)]
                [static_cast<std::size_t>(each.column - range.left)] = each.letter;
    return map;
}

std::int64_t block_of(std::int64_t cell) {
    constexpr std::int64_t side = 256;
    return cell >= 0 ? cell / side : -((side - 1 - cell) / side);
}

std::vector<Tiles> maps_of(const std::vector<PlacedLetter>& letters, const LevelLayer& layer) {
    if (letters.empty()) return {};
    const CellRange range = range_of(letters);
    if (range.fits()) return {map_of(letters, from_corner(range), layer)};
    std::map<std::pair<std::int64_t, std::int64_t>, std::vector<PlacedLetter>> blocks;
    for (const PlacedLetter& each : letters)
        blocks[{block_of(each.row), block_of(each.column)}].push_back(each);
    constexpr std::size_t most_maps = 64;
    if (blocks.size() > most_maps)
        throw UsageError("the layer " + layer.name + " needs " + std::to_string(blocks.size()) +
                         " tile maps of 256 by 256 cells, and the lab opens at most " +
                         std::to_string(most_maps));
    std::vector<Tiles> maps;
    maps.reserve(blocks.size());
    for (const auto& [place, part] : blocks) maps.push_back(map_of(part, range_of(part), layer));
    return maps;
}

}  // namespace

SolidTilesOfLayer solid_tiles_of(const LevelLayer& layer, const Guess& guess, const Level& level,
                                 const Guesses& guesses, Approximated& approximated) {
    SolidTilesOfLayer solids;
    std::vector<PlacedLetter> letters;
    std::map<std::tuple<std::size_t, bool, bool, bool>, TileForm> forms;
    for (const LevelCell& cell : layer.cells) {
        const TileUse& use = cell.tile;
        const Met own = met_within(guess, guesses.kinds[use.kind]);
        if (own == Met::not_at_all) continue;
        const auto [known, is_new] =
            forms.try_emplace({use.kind, use.diagonal, use.flip_x, use.flip_y});
        if (is_new)
            known->second = tile_form(level.kinds[use.kind], use, own, layer.cell, approximated);
        const TileForm& form = known->second;
        if (form.letter != '.') letters.push_back({cell.column, cell.row, form.letter});
        const Vec2 corner = corner_of(layer, cell.column, cell.row);
        for (std::vector<Vec2> corners : form.outlines) {
            for (Vec2& point : corners) point = corner + point;
            solids.outlines.push_back({std::move(corners), own == Met::from_above});
        }
    }
    solids.maps = maps_of(letters, layer);
    return solids;
}

}  // namespace lab
