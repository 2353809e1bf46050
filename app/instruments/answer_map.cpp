#include "instruments/answer_map.hpp"

#include <algorithm>
#include <utility>

#include "instruments/map_cell.hpp"

namespace lab {
namespace {

/// The side of the first squares, in points of the map. A power of two.
constexpr int coarsest = 16;

}  // namespace

bool has_numbers(MapLayer layer) {
    return layer == MapLayer::time || layer == MapLayer::distance || layer == MapLayer::normal ||
           layer == MapLayer::difference;
}

AnswerMap::AnswerMap(MapWish wish)
    : wish_(std::move(wish)),
      variation_(wish_.posed, wish_.query, {wish_.across.number, wish_.down.number}),
      cells_(static_cast<std::size_t>(wish_.width) * static_cast<std::size_t>(wish_.height)),
      side_(cells_.empty() ? 0 : coarsest) {}

double AnswerMap::number_at(const MapAxis& axis, int index, int count) {
    return axis.from + (axis.to - axis.from) * (index + 0.5) / count;
}

const MapCell& AnswerMap::at(int column, int row) const {
    return cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(wish_.width) +
                  static_cast<std::size_t>(column)];
}

MapCell AnswerMap::cell(int column, int row) {
    variation_.set(0, across_at(column));
    variation_.set(1, down_at(row));
    return cell_of(variation_, wish_.layer, wish_.against);
}

/// Whether no coarser square has its corner here.
bool AnswerMap::is_new(int column, int row) const {
    const int coarser = 2 * side_;
    return side_ == coarsest || column % coarser != 0 || row % coarser != 0;
}

void AnswerMap::put(int column, int row, const MapCell& cell) {
    const int right = std::min(column + side_, wish_.width);
    const int bottom = std::min(row + side_, wish_.height);
    for (int y = row; y < bottom; ++y) {
        const auto begin = cells_.begin() + static_cast<std::ptrdiff_t>(y) * wish_.width;
        std::fill(begin + column, begin + right, cell);
    }
}

/// Goes to the next square, and after the last one, to the first of half the size.
void AnswerMap::advance() {
    column_ += side_;
    if (column_ < wish_.width) return;
    column_ = 0;
    row_ += side_;
    if (row_ < wish_.height) return;
    row_ = 0;
    side_ /= 2;
}

void AnswerMap::step(std::size_t points) {
    while (points > 0 && side_ > 0) {
        if (is_new(column_, row_)) {
            put(column_, row_, cell(column_, row_));
            --points;
        }
        advance();
    }
}

}  // namespace lab
