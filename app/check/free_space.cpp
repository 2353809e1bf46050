#include "check/free_space.hpp"

#include <algorithm>
#include <cmath>

namespace lab {
namespace {

/// Of the character's size.
constexpr double cell_part = 0.4;
/// A larger level isn't filled, and all of it counts.
constexpr double most_free_cells = 2e6;

}  // namespace

FreeSpace::FreeSpace(const CheckedLevel& level) : level_(level), cell_(cell_part * level.size) {
    corner_ = level.extent.min - 2 * level.size;
    const Vec2 size = level.extent.max + 2 * level.size - corner_;
    const double columns = std::ceil(size.x / cell_.x), rows = std::ceil(size.y / cell_.y);
    if (columns * rows > most_free_cells) return;
    columns_ = static_cast<std::size_t>(columns);
    rows_ = static_cast<std::size_t>(rows);
    known_.resize(columns_ * rows_);
    free_.resize(columns_ * rows_);
    const Vec2 start = level.middle_at(level.start) - corner_;
    const Place first{static_cast<std::size_t>(start.x / cell_.x),
                      static_cast<std::size_t>(start.y / cell_.y)};
    // The character may start where it overlaps something.
    known_[index(first)] = free_[index(first)] = true;
    open_.push_back(first);
}

void FreeSpace::reach(Place place) {
    if (!is_inside(place) || known_[index(place)]) return;
    known_[index(place)] = true;
    // Somewhat larger than its cell, so that a wall between two cells is in both.
    const Vec2 half = 0.505 * cell_;
    const Vec2 center = corner_ + Vec2{(static_cast<double>(place.column) + 0.5) * cell_.x,
                                       (static_cast<double>(place.row) + 0.5) * cell_.y};
    if (!level_.is_free(Aabb{center, half})) return;
    free_[index(place)] = true;
    open_.push_back(place);
}

void FreeSpace::step(std::size_t cells) {
    for (; cells > 0 && !is_done(); --cells) {
        const Place place = open_.back();
        open_.pop_back();
        reach({place.column + 1, place.row});
        reach({place.column - 1, place.row});
        reach({place.column, place.row + 1});
        reach({place.column, place.row - 1});
    }
}

bool FreeSpace::is_near(const Extent& part) const {
    if (free_.empty()) return true;
    const auto cell_at = [](double place, double cell, std::size_t count) {
        return static_cast<std::size_t>(
            std::clamp(std::floor(place / cell), 0.0, static_cast<double>(count - 1)));
    };
    const Vec2 min = part.min - level_.size - corner_, max = part.max + level_.size - corner_;
    const std::size_t last_column = cell_at(max.x, cell_.x, columns_);
    const std::size_t last_row = cell_at(max.y, cell_.y, rows_);
    for (std::size_t row = cell_at(min.y, cell_.y, rows_); row <= last_row; ++row)
        for (std::size_t column = cell_at(min.x, cell_.x, columns_); column <= last_column;
             ++column)
            if (free_[index({column, row})]) return true;
    return false;
}

}  // namespace lab
