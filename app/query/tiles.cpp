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

/// Whether the library takes a number that a tile is made of.
template <class T>
bool is_sound(T number) {
    try {
        isect::detail::check_number("", number);
    } catch (const isect::BadShape&) {
        return false;
    }
    return true;
}

/// Whether the library takes all corners and half sizes of tiles between the lines of the grid.
/// They are computed as it computes them, since the smallest are what rounding leaves.
template <class T>
bool are_sound(double from, double step, std::size_t count) {
    const T origin = static_cast<T>(from), cell = static_cast<T>(step);
    const auto line = [&](std::size_t i) { return origin + static_cast<T>(i) * cell; };
    constexpr T half = 0.5F;
    if (!(cell > 0) || !is_sound(half * half * cell) || !is_sound(line(0))) return false;
    for (std::size_t i = 0; i < count; ++i) {
        const T top = line(i), bottom = line(i + 1);
        const T middle = bottom + half * (top - bottom);
        if (!is_sound(bottom) || !is_sound(middle) || middle == top || middle == bottom)
            return false;
    }
    return true;
}

bool are_sound(const Tiles& tiles, Scalar scalar) {
    const auto are_in = [&](auto zero) {
        using T = decltype(zero);
        return are_sound<T>(tiles.origin.x, tiles.cell.x, tiles.columns()) &&
               are_sound<T>(tiles.origin.y, tiles.cell.y, tiles.rows.size());
    };
    return scalar == Scalar::float_ ? are_in(0.0F) : are_in(0.0);
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
    if (tiles.rows.size() * tiles.columns() > most_cells)
        return TilesObjection{
            "rows", {}, "expected at most " + std::to_string(most_cells) + " cells"};
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
    if (!are_sound(tiles, scalar))
        return TilesObjection{
            "cell",
            {},
            scalar == Scalar::float_
                ? "expected cells that have a middle, with corners up to 2^120 in magnitude"
                : "expected cells whose corners and quarters are 0 or from 2^-200 to "
                  "2^200 in magnitude"};
    return {};
}

}  // namespace lab
