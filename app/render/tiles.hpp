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

/// Some of the square tiles of a picture: a word for each row of tiles, a bit for each tile.
class TileSet {
public:
    TileSet() = default;
    /// The tiles of a picture so large in pixels; none of them in the set.
    TileSet(int width, int height);
    /// All of them.
    static TileSet whole(int width, int height);

    void insert(int column, int row) { rows_[static_cast<std::size_t>(row)] |= bit(column); }
    bool is_empty() const;
    /// Whether any of them has a pixel in common with an area of the picture.
    bool touches(const PixelRect& area) const;
    /// Calls paint(from, to) for each part of a row of pixels that is in the set.
    template <class Paint>
    void for_each_run(int y, int from, int to, Paint paint) const;
    /// The set as few rectangles of pixels, none over another.
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
    int shift_ = 5;  // tiles of 32 pixels, larger where 64 of them would not reach
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

/// Finds what differs between one frame and the next, so that only this need be drawn again.
class FrameChanges {
public:
    /// The tiles in which something is drawn that the frame before did not draw there, or the other
    /// way round. The first frame, and one of another size, differ everywhere.
    TileSet since_last(const ImDrawData& data, int width, int height);
    /// The next frame differs everywhere: the pixels of the last are lost, or their colours.
    void forget() { last_.clear(); }

private:
    std::vector<std::uint64_t> last_;  // what was drawn in each tile, as a hash
    int width_ = 0;
    int height_ = 0;
};

}  // namespace lab
