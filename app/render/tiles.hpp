#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

struct ImDrawData;

namespace lab {

struct PixelRect {
    int left{}, top{}, right{}, bottom{};

    bool is_empty() const { return left >= right || top >= bottom; }
};

/// A set of the square tiles of a picture: one word per row of tiles, one bit per tile.
class TileSet {
public:
    TileSet() = default;
    /// An empty set of the tiles of a picture of this size in pixels.
    TileSet(int width, int height);
    /// The set of all tiles.
    static TileSet whole(int width, int height);

    void insert(int column, int row) { rows_[static_cast<std::size_t>(row)] |= bit(column); }
    bool is_empty() const;
    /// Whether any tile of the set has a pixel in common with an area of the picture.
    bool touches(const PixelRect& area) const;
    /// Calls paint(from, to) for each run of pixels of a row that lies in the set.
    template <class Paint>
    void for_each_run(int y, int from, int to, Paint paint) const;
    /// The set as a small number of rectangles of pixels that don't overlap.
    std::vector<PixelRect> areas() const;

    int columns() const { return columns_; }
    int rows() const { return static_cast<int>(rows_.size()); }
    int column_of(int x) const { return x >> shift_; }
    int row_of(int y) const { return y >> shift_; }

private:
    static std::uint64_t bit(int column) { return std::uint64_t{1} << column; }

    std::vector<std::uint64_t> rows_;
    int width_ = 0;
    int height_ = 0;
    int columns_ = 0;
    int shift_ = 5;  // tiles of 32 pixels; larger if 64 of them don't span the width
};

template <class Paint>
void TileSet::for_each_run(int y, int from, int to, Paint paint) const {
    const std::uint64_t row = rows_[static_cast<std::size_t>(row_of(y))];
    for (int column = column_of(from); column << shift_ < to;) {
        const std::uint64_t rest = row >> column;
        if (rest == 0) return;
        const int first = column + std::countr_zero(rest);
        const int end = first + std::countr_one(row >> first);
        const int run_from = std::max(from, first << shift_);
        const int run_to = std::min(to, end << shift_);
        if (run_from < run_to) paint(run_from, run_to);
        if (end >= columns_) return;
        column = end;
    }
}

/// Finds the differences between one frame and the next, so that only those are redrawn.
class FrameChanges {
public:
    /// The tiles in which this frame and the previous one draw different things. The first frame
    /// differs everywhere, as does one of another size.
    TileSet since_last(const ImDrawData& data, int width, int height);
    /// Makes the next frame differ everywhere, when the pixels or the colours of the last are lost.
    void forget() { last_.clear(); }

private:
    std::vector<std::uint64_t> last_;  // a hash of what was drawn in each tile
    int width_ = 0;
    int height_ = 0;
};

}  // namespace lab
