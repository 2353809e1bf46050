#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include <isect/tile_map.hpp>
#include <isect/vec2.hpp>

// Tile maps in a recording. All of this is internal.
namespace isect::detail {

/// The letter of a tile in a recording, `.` if it has none.
constexpr char log_letter(Tile tile) {
    struct Kind {
        char letter;
        Tile tile;
    };
    constexpr Kind kinds[] = {
        {'#', solid_tile}, {'-', one_way_tile}, {'_', {0.5F, 0.5F}},
        {'/', {0, 1}},     {'\\', {1, 0}},      {'r', {0, 0.5F}},
        {'R', {0.5F, 1}},  {'F', {1, 0.5F}},    {'f', {0.5F, 0}},
    };
    for (const Kind& kind : kinds)
        if (kind.tile == tile) return kind.letter;
    return '.';
}

/// A tile map as a recording has it, from its least corner on.
template <class T>
class LogTiles {
public:
    LogTiles(Vec2<T> origin, Vec2<T> size, std::size_t columns,
             std::size_t rows, bool is_y_up)
        : origin_(origin),
          size_(size),
          columns_(columns),
          rows_(rows),
          is_upright_((size.y < 0) == is_y_up) {}

    std::size_t columns() const { return columns_; }
    std::size_t rows() const { return rows_; }
    std::array<T, 4> numbers() const {
        const auto least = [](T start, T step, std::size_t count) {
            return step < 0 ? start + static_cast<T>(count) * step : start;
        };
        return {least(origin_.x, size_.x, columns_),
                least(origin_.y, size_.y, rows_), absolute(size_.x),
                absolute(size_.y)};
    }
    /// Writes the rows, with commas between them.
    template <class TileAt>
    void put_rows(char* at, const TileAt& tile_at) const {
        for (std::size_t i = 0; i < rows_; ++i) {
            if (i > 0) *at++ = ',';
            const std::size_t row = size_.y < 0 ? rows_ - 1 - i : i;
            for (std::size_t k = 0; k < columns_; ++k) {
                const std::size_t column =
                    size_.x < 0 ? columns_ - 1 - k : k;
                *at++ = letter_of(tile_at(column, row));
            }
        }
    }

private:
    /// A blank, or what would end the word, is nothing.
    char letter_of(char letter) const {
        return letter > ' ' && letter < 127 && letter != ',' ? letter : '.';
    }
    char letter_of(Tile tile) const {
        if (tile.left == 1 && tile.right == 1 && !tile.is_one_way)
            return '#';
        if (!is_upright_) return '.';
        if (size_.x < 0) std::swap(tile.left, tile.right);
        return log_letter(tile);
    }

    Vec2<T> origin_;
    Vec2<T> size_;
    std::size_t columns_;
    std::size_t rows_;
    bool is_upright_;
};

}  // namespace isect::detail
