#include "check/local_terrain.hpp"

#include <cmath>

#include "geometry/outline.hpp"
#include "geometry/tile_outline.hpp"

namespace lab {

bool meet(const Extent& a, const Extent& b) {
    return a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y;
}

Tiles cut_out(const Tiles& tiles, const Extent& part) {
    const CellRange range = cells_in(tiles, part.min, part.max);
    Tiles cut{tiles.corner(range.first.column, range.first.row), tiles.cell, {}};
    for (std::size_t row = range.first.row; row < range.end.row; ++row)
        cut.rows.push_back(
            tiles.rows[row].substr(range.first.column, range.end.column - range.first.column));
    return cut;
}

std::vector<Chain> cut_out(const Chain& chain, const Extent& part) {
    const auto is_near = [&](std::size_t edge) {
        const Vec2 from = chain.points[edge], to = chain.points[(edge + 1) % chain.points.size()];
        return meet(around({from, from}, {to, to}), part);
    };
    std::size_t near = 0;
    for (std::size_t edge = 0; edge < chain.edges(); ++edge) near += is_near(edge) ? 1 : 0;
    if (near == chain.edges()) return {chain};

    std::vector<Chain> runs;
    bool is_run = false;
    // A run of a closed chain may go on beyond its first point.
    std::size_t first = 0;
    while (chain.closed && is_near(first)) ++first;
    for (std::size_t i = 0; i < chain.edges(); ++i) {
        const std::size_t edge = (first + i) % chain.points.size();
        if (is_near(edge)) {
            if (!is_run) runs.push_back({{chain.points[edge]}, false, chain.front_only});
            runs.back().points.push_back(chain.points[(edge + 1) % chain.points.size()]);
        }
        is_run = is_near(edge);
    }
    return runs;
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
    for (std::size_t i = 0; i < all_.obstacles.size(); ++i)
        if (meet(extents_[i], part)) add(all_.obstacles[i], all_.marks[i], part);
    return *near_;
}

void LocalTerrain::add(const Geometry& obstacle, const Mark& mark, const Extent& part) {
    const auto add_one = [&](Geometry one) {
        near_->obstacles.push_back(std::move(one));
        near_->marks.push_back(mark);
    };
    if (const auto* tiles = std::get_if<Tiles>(&obstacle)) {
        Tiles cut = cut_out(*tiles, part);
        if (cut.columns() > 0) add_one(std::move(cut));
    } else if (const auto* chain = std::get_if<Chain>(&obstacle)) {
        for (Chain& run : cut_out(*chain, part)) add_one(std::move(run));
    } else {
        add_one(obstacle);
    }
}

}  // namespace lab
