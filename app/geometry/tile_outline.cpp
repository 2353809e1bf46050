#include "geometry/tile_outline.hpp"

#include <algorithm>
#include <cmath>
#include <deque>
#include <map>
#include <utility>

namespace lab {

namespace {

/// A corner of the ground: its column, and its height above the top row in halves of a cell,
/// downwards. All heights are halves, so that equal corners are equal.
using Corner = std::pair<int, int>;

class Outliner {
public:
    Outliner(const Tiles& tiles, const CellRange& cells)
        : tiles_(tiles),
          columns_{static_cast<int>(cells.first.column), static_cast<int>(cells.end.column)},
          rows_{static_cast<int>(cells.first.row), static_cast<int>(cells.end.row)} {}

    TileOutline result() {
        for (int row = rows_.first; row < rows_.second; ++row)
            for (int column = columns_.first; column < columns_.second; ++column)
                add_edges(column, row);
        for (int row = rows_.first; row < rows_.second; ++row) add_area(row);
        join_boxes();
        join_lines();
        return std::move(outline_);
    }

private:
    isect::Tile at(int column, int row) const {
        const bool is_inside = column >= 0 && column < static_cast<int>(tiles_.columns()) &&
                               row >= 0 && row < static_cast<int>(tiles_.rows.size());
        if (!is_inside) return isect::empty_tile;
        return tiles_.at({static_cast<std::size_t>(column), static_cast<std::size_t>(row)});
    }
    /// One-way tiles are drawn apart.
    isect::Tile ground(int column, int row) const {
        const isect::Tile tile = at(column, row);
        return tile.is_one_way ? isect::empty_tile : tile;
    }
    static int below_top(float height) { return 2 - static_cast<int>(std::lround(2 * height)); }
    Vec2 place(Corner corner) const {
        return {tiles_.origin.x + corner.first * tiles_.cell.x,
                tiles_.origin.y + 0.5 * corner.second * tiles_.cell.y};
    }

    void add_edges(int column, int row) {
        const isect::Tile tile = ground(column, row);
        const Corner left{column, 2 * row + below_top(tile.left)};
        const Corner right{column + 1, 2 * row + below_top(tile.right)};
        const bool is_empty = tile == isect::empty_tile;
        const bool is_covered =
            tile == isect::solid_tile && ground(column, row - 1) != isect::empty_tile;
        if (!is_empty && !is_covered) {
            edges_.emplace(left, right);
            add_surface(outline_.surfaces, left, right, row);
        }
        const Corner low_left{column, 2 * row + 2}, low_right{column + 1, 2 * row + 2};
        if (!is_empty && ground(column, row + 1) != isect::solid_tile)
            edges_.emplace(low_right, low_left);
        add_side(column, row, tile.left);
        if (column + 1 == columns_.second) add_side(column + 1, row, ground(column + 1, row).left);
        if (at(column, row).is_one_way)
            add_surface(outline_.platforms, {column, 2 * row}, {column + 1, 2 * row}, row);
    }
    /// The vertical line on the left of a cell, as far as only one neighbour fills it.
    void add_side(int column, int row, float height) {
        const Corner before{column, 2 * row + below_top(ground(column - 1, row).right)};
        const Corner after{column, 2 * row + below_top(height)};
        if (before != after) edges_.emplace(before, after);
    }
    void add_surface(std::vector<Surface>& surfaces, Corner left, Corner right, int row) const {
        // Below a full tile, the ground goes on.
        const double half = tiles_.cell.y / 2;
        const int bottom = 2 * row + (ground(left.first, row + 1) == isect::solid_tile ? 4 : 2);
        const Surface one{place(left), place(right), half * (bottom - left.second),
                          half * (bottom - right.second)};
        const bool goes_on = !surfaces.empty() && surfaces.back().to == one.from &&
                             surfaces.back().from.y == one.to.y && one.from.y == one.to.y;
        if (goes_on)
            surfaces.back().to = one.to;
        else
            surfaces.push_back(one);
    }

    /// Level tiles beside each other are one box.
    void add_area(int row) {
        for (int column = columns_.first; column < columns_.second; ++column) {
            const isect::Tile tile = ground(column, row);
            if (tile == isect::empty_tile) continue;
            if (tile.left != tile.right) {
                outline_.slopes.push_back(tile_corners(
                    tiles_, {static_cast<std::size_t>(column), static_cast<std::size_t>(row)}));
                continue;
            }
            const int first = column;
            while (column + 1 < columns_.second && ground(column + 1, row) == tile) ++column;
            const Vec2 min = place({first, 2 * row + below_top(tile.left)});
            const Vec2 max = place({column + 1, 2 * row + 2});
            outline_.boxes.push_back(Aabb::from_min_max(min, max));
        }
    }
    /// Boxes of equal width below each other are one.
    void join_boxes() {
        std::vector<Aabb> joined;
        std::map<std::pair<double, double>, std::size_t> lowest;  // by center and half of x
        const double slack = 1e-6 * tiles_.cell.y;
        for (const Aabb& box : outline_.boxes) {
            const std::pair width{box.center.x, box.half.x};
            const auto above = lowest.find(width);
            const bool goes_on = above != lowest.end() &&
                                 std::abs(joined[above->second].max().y - box.min().y) < slack;
            if (goes_on) {
                Aabb& grown = joined[above->second];
                grown = Aabb::from_min_max(grown.min(), box.max());
            } else {
                lowest[width] = joined.size();
                joined.push_back(box);
            }
        }
        outline_.boxes = std::move(joined);
    }

    static bool is_straight(Corner a, Corner b, Corner c) {
        return (b.first - a.first) * (c.second - b.second) ==
               (b.second - a.second) * (c.first - b.first);
    }
    void join_lines() {
        while (!edges_.empty()) {
            std::vector<Corner> line{edges_.begin()->first};
            for (auto next = edges_.begin(); next != edges_.end();
                 next = edges_.find(line.back())) {
                const Corner to = next->second;
                edges_.erase(next);
                const std::size_t count = line.size();
                const bool goes_on = count > 1 && is_straight(line[count - 2], line[count - 1], to);
                if (goes_on)
                    line.back() = to;
                else
                    line.push_back(to);
            }
            std::vector<Vec2> places;
            places.reserve(line.size());
            for (const Corner& corner : line) places.push_back(place(corner));
            outline_.lines.push_back(std::move(places));
        }
    }

    const Tiles& tiles_;
    std::pair<int, int> columns_, rows_;
    std::multimap<Corner, Corner> edges_;
    TileOutline outline_;
};

}  // namespace

CellRange cells_in(const Tiles& tiles, Vec2 min, Vec2 max) {
    const auto clamped = [](double at, std::size_t most) {
        return static_cast<std::size_t>(std::clamp(at, 0.0, static_cast<double>(most)));
    };
    const auto first = [&](double at, double origin, double cell, std::size_t most) {
        return clamped(std::floor((at - origin) / cell), most);
    };
    const auto end = [&](double at, double origin, double cell, std::size_t most) {
        return clamped(std::ceil((at - origin) / cell), most);
    };
    const std::size_t columns = tiles.columns(), rows = tiles.rows.size();
    return {{first(min.x, tiles.origin.x, tiles.cell.x, columns),
             first(min.y, tiles.origin.y, tiles.cell.y, rows)},
            {end(max.x, tiles.origin.x, tiles.cell.x, columns),
             end(max.y, tiles.origin.y, tiles.cell.y, rows)}};
}

TileOutline tile_outline(const Tiles& tiles, const CellRange& cells) {
    return Outliner(tiles, cells).result();
}

std::shared_ptr<const TileOutline> kept_tile_outline(const Tiles& tiles, const CellRange& cells) {
    struct Kept {
        Tiles tiles;
        CellRange cells;
        std::shared_ptr<const TileOutline> outline;
    };
    constexpr std::size_t most_kept = 6;
    thread_local std::deque<Kept> all;
    const auto known = std::find_if(all.begin(), all.end(), [&](const Kept& each) {
        return each.cells == cells && each.tiles == tiles;
    });
    if (known != all.end()) return known->outline;
    if (all.size() == most_kept) all.pop_front();
    all.push_back({tiles, cells, std::make_shared<const TileOutline>(tile_outline(tiles, cells))});
    return all.back().outline;
}

std::vector<Vec2> tile_corners(const Tiles& tiles, Cell cell) {
    const isect::Tile tile = tiles.at(cell);
    const Vec2 min = tiles.corner(cell.column, cell.row);
    const Vec2 max = tiles.corner(cell.column + 1, cell.row + 1);
    const auto top = [&](float height) {
        return max.y - static_cast<double>(height) * (max.y - min.y);
    };
    std::vector<Vec2> corners = {{min.x, top(tile.left)}, {max.x, top(tile.right)}};
    if (tile.right > 0) corners.push_back(max);
    if (tile.left > 0) corners.push_back({min.x, max.y});
    return corners;
}

}  // namespace lab
