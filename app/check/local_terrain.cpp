#include "check/local_terrain.hpp"

#include <cmath>

#include "geometry/outline.hpp"
#include "geometry/tile_outline.hpp"

namespace lab {
namespace {

bool meet(const Extent& a, const Extent& b) {
    return a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y;
}

}  // namespace

Tiles cut_out(const Tiles& tiles, const Extent& part) {
    const CellRange range = cells_in(tiles, part.min, part.max);
    Tiles cut{tiles.corner(range.first.column, range.first.row), tiles.cell, {}};
    for (std::size_t row = range.first.row; row < range.end.row; ++row)
        cut.rows.push_back(
            tiles.rows[row].substr(range.first.column, range.end.column - range.first.column));
    return cut;
}

bool reaches_into(const Geometry& shape, const Extent& part) {
    return meet(extent_around(rounded(shape)), part);
}

LocalTerrain::LocalTerrain(const Terrain& all, Vec2 size, double reach)
    : all_(all),
      inner_{8 * size.x, 8 * size.y},
      outer_{inner_.x + size.x + reach, inner_.y + size.y + reach} {
    for (const Geometry& obstacle : all.obstacles)
        extents_.push_back(extent_around(rounded(obstacle)));
}

const Terrain& LocalTerrain::around(Vec2 pos) {
    const bool is_inside =
        near_ && std::abs(pos.x - center_.x) <= inner_.x && std::abs(pos.y - center_.y) <= inner_.y;
    if (is_inside) return *near_;
    center_ = pos;
    near_.emplace();
    const Extent part{pos - outer_, pos + outer_};
    for (std::size_t i = 0; i < all_.obstacles.size(); ++i) {
        if (!meet(extents_[i], part)) continue;
        Geometry obstacle = all_.obstacles[i];
        if (const auto* tiles = std::get_if<Tiles>(&all_.obstacles[i])) {
            obstacle = cut_out(*tiles, part);
            if (std::get<Tiles>(obstacle).columns() == 0) continue;
        }
        near_->obstacles.push_back(std::move(obstacle));
        near_->marks.push_back(all_.marks[i]);
    }
    return *near_;
}

}  // namespace lab
