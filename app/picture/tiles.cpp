// Tile maps, as one ground.
#include <algorithm>
#include <memory>

#include "geometry/tile_outline.hpp"
#include "picture/sheet.hpp"

namespace lab {

namespace {

class TilePainter {
public:
    TilePainter(Sheet& sheet, const Tiles& tiles) : sheet_(sheet), tiles_(tiles) {
        const Rect& area = sheet.camera.area;
        cells_ = cells_in(tiles, sheet.camera.to_world(area.min), sheet.camera.to_world(area.max));
        outline_ = kept_tile_outline(tiles, cells_);
    }

    void draw(std::size_t struck, Look look) {
        const Rgba color = color_of(sheet_, look);
        draw_area(color);
        for (const Surface& surface : outline_->surfaces) draw_soil(surface, color);
        draw_struck(struck);
        for (const std::vector<Vec2>& line : outline_->lines) draw_line(line, color);
        for (const Surface& platform : outline_->platforms) draw_platform(platform, color);
    }

    void draw_grid() {
        const auto [first, end] = cells_;
        const double least_cell = 5 / sheet_.camera.state.zoom;
        const Vec2 min = tiles_.origin, max = tiles_.corner(tiles_.columns(), tiles_.rows.size());
        const Rgba color = with_alpha(sheet_.colors.soft, 0.28);
        const bool is_fine = std::min(tiles_.cell.x, tiles_.cell.y) >= least_cell;
        const auto line = [&](Vec2 from, Vec2 to) {
            if (const auto seen = visible(from, to, sheet_.camera))
                sheet_.canvas.line(crisp(seen->first, 1), crisp(seen->second, 1), {color, 1});
        };
        for (std::size_t i = first.column; i <= end.column && is_fine; ++i) {
            const double x = tiles_.corner(i, 0).x;
            line({x, min.y}, {x, max.y});
        }
        for (std::size_t i = first.row; i <= end.row && is_fine; ++i) {
            const double y = tiles_.corner(0, i).y;
            line({min.x, y}, {max.x, y});
        }
    }

private:
    Pt crisp(Pt at, float width) const {
        return {sheet_.canvas.crisp(at.x, width), sheet_.canvas.crisp(at.y, width)};
    }
    Pt at(Vec2 place) const { return crisp(sheet_.at(place), 2); }
    std::vector<Pt> all_at(const std::vector<Vec2>& places) const {
        std::vector<Pt> points;
        points.reserve(places.size());
        for (const Vec2 place : places) points.push_back(at(place));
        return points;
    }

    void draw_area(Rgba color) {
        const Rgba area = with_alpha(color, 0.13);
        for (const Aabb& box : outline_->boxes)
            sheet_.canvas.block({at(box.min()), at(box.max())}, area);
        for (const std::vector<Vec2>& slope : outline_->slopes)
            sheet_.canvas.fill(all_at(slope), area);
    }

    /// A darker layer below the surface.
    void draw_soil(const Surface& surface, Rgba color) {
        constexpr float depth = 6;
        const auto down = [&](double own) {
            return std::min(depth, static_cast<float>(own * sheet_.camera.state.zoom));
        };
        const Pt from = at(surface.from), to = at(surface.to);
        const std::vector<Pt> band{from,
                                   to,
                                   {to.x, to.y + down(surface.depth_to)},
                                   {from.x, from.y + down(surface.depth_from)}};
        sheet_.canvas.fill(band, with_alpha(color, 0.22));
    }

    void draw_line(const std::vector<Vec2>& line, Rgba color) {
        std::vector<Pt> points = all_at(line);
        const bool is_closed = points.size() > 2 && points.front() == points.back();
        for (std::size_t i = 0; i + 1 < points.size(); ++i)
            sheet_.board.avoid(points[i], points[i + 1]);
        if (is_closed) points.pop_back();
        sheet_.canvas.polyline(points, is_closed, {color, 2});
    }

    /// A plank that is open from below.
    void draw_platform(const Surface& platform, Rgba color) {
        const Pt from = at(platform.from), to = at(platform.to);
        sheet_.canvas.block({from, {to.x, from.y + 5}}, with_alpha(color, 0.22));
        sheet_.canvas.line(from, to, {color, 2});
        constexpr float apart = 8, size = 3.5F;
        for (float x = from.x + apart; x < to.x - 1; x += 2 * apart) {
            const std::vector<Pt> head{
                {x + size, from.y - 3}, {x - size, from.y - 3}, {x, from.y - 3 - 1.3F * size}};
            sheet_.canvas.fill(head, with_alpha(color, 0.75));
        }
        sheet_.board.avoid(from, to);
    }

    /// The tile that was met.
    void draw_struck(std::size_t struck) {
        if (struck >= tiles_.columns() * tiles_.rows.size()) return;
        const Cell cell = tiles_.cell_of(struck);
        if (tiles_.at(cell) == isect::empty_tile) return;
        const std::vector<Pt> corners = all_at(tile_corners(tiles_, cell));
        const Rgba color = color_of(sheet_, Look::struck);
        sheet_.canvas.fill(corners, with_alpha(color, 0.3));
        sheet_.canvas.polyline(corners, true, {with_alpha(color, 0.8), 1.2F});
    }

    Sheet& sheet_;
    const Tiles& tiles_;
    CellRange cells_;
    std::shared_ptr<const TileOutline> outline_;
};

}  // namespace

void draw_tiles(Sheet& sheet, const Tiles& tiles, std::size_t struck, Look look) {
    TilePainter(sheet, tiles).draw(struck, look);
}

void draw_tile_grid(Sheet& sheet, const Tiles& tiles) {
    TilePainter(sheet, tiles).draw_grid();
}

}  // namespace lab
