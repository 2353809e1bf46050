#include "query/tiles.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab {

namespace {

std::string letters() {
    std::string all;
    for (const TileKind& kind : tile_kinds)
        all += std::string(all.empty() ? "" : " ") + kind.letter;
    return all;
}

std::string objection_to_row(const Tiles& tiles, std::size_t row) {
    const std::string& text = tiles.rows[row];
    if (text.empty()) return "expected a letter for each cell, found none";
    if (text.size() > most_tiles)
        return "expected at most " + std::to_string(most_tiles) + " letters, found " +
               std::to_string(text.size());
    const auto wrong = std::find_if(text.begin(), text.end(),
                                    [](char letter) { return tile_kind(letter) == nullptr; });
    if (wrong != text.end())
        return "expected the letters " + letters() + ", found another one at column " +
               std::to_string(wrong - text.begin());
    if (text.size() != tiles.columns())
        return "expected " + std::to_string(tiles.columns()) +
               " letters, as in the first row, found " + std::to_string(text.size());
    return "";
}

/// Whether neighbouring lines of the grid are so far apart, for numbers of their size, that a slope
/// between them keeps its form.
bool is_fine_enough(double origin, double cell, std::size_t count, Scalar scalar) {
    const double far =
        std::max(std::abs(origin), std::abs(origin + static_cast<double>(count) * cell));
    const double epsilon = scalar == Scalar::float_
                               ? static_cast<double>(std::numeric_limits<float>::epsilon())
                               : std::numeric_limits<double>::epsilon();
    constexpr double least = 64;
    return cell >= least * epsilon * far && std::isfinite(far);
}

}  // namespace

std::optional<Cell> Tiles::cell_at(isect::Vec2<double> place) const {
    const double column = std::floor((place.x - origin.x) / cell.x);
    const double row = std::floor((place.y - origin.y) / cell.y);
    const bool is_inside = column >= 0 && column < static_cast<double>(columns()) && row >= 0 &&
                           row < static_cast<double>(rows.size());
    if (!is_inside) return {};
    return Cell{static_cast<std::size_t>(column), static_cast<std::size_t>(row)};
}

std::optional<TilesObjection> objection(const Tiles& tiles, Scalar scalar) {
    if (tiles.rows.empty()) return TilesObjection{"rows", {}, "expected at least one row"};
    if (tiles.rows.size() > most_tiles)
        return TilesObjection{
            "rows", {}, "expected at most " + std::to_string(most_tiles) + " rows"};
    for (std::size_t row = 0; row < tiles.rows.size(); ++row) {
        const std::string wrong = objection_to_row(tiles, row);
        if (!wrong.empty()) return TilesObjection{"rows", row, wrong};
    }
    if (!(tiles.cell.x > 0) || !(tiles.cell.y > 0))
        return TilesObjection{"cell", {}, "expected a width and a height above 0"};
    if (!is_fine_enough(tiles.origin.x, tiles.cell.x, tiles.columns(), scalar) ||
        !is_fine_enough(tiles.origin.y, tiles.cell.y, tiles.rows.size(), scalar))
        return TilesObjection{
            "cell", {}, "expected cells of at least 64 units in the last place of their corners"};
    return {};
}

}  // namespace lab
