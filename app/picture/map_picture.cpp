#include "picture/map_picture.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "geometry/grid.hpp"
#include "picture/map_colors.hpp"

namespace lab {
namespace {

/// The colour of each cell, with contour lines where the band changes to the right or below.
class CellColors {
public:
    CellColors(const AnswerMap& map, Theme theme) : map_(map), colors_(map, theme) {}

    Rgba at(int column, int row) const {
        const MapCell& cell = map_.at(column, row);
        if (!colors_.has_contours()) return colors_.of(cell);
        const int band = colors_.band_of(cell);
        const bool is_edge =
            (column + 1 < map_.wish().width && colors_.band_of(map_.at(column + 1, row)) != band) ||
            (row + 1 < map_.wish().height && colors_.band_of(map_.at(column, row + 1)) != band);
        return is_edge ? colors_.contour() : colors_.of(cell);
    }

private:
    const AnswerMap& map_;
    MapColors colors_;
};

}  // namespace

bool is_chart(const AnswerMap* map) {
    return map != nullptr && !lies_on_scene(map->wish());
}

Rect area_of_map(const MapWish& wish, const Camera& camera) {
    if (lies_on_scene(wish))
        return {camera.to_screen({wish.across.from, wish.down.from}),
                camera.to_screen({wish.across.to, wish.down.to})};
    constexpr float left = 72, top = 36, right = 28, bottom = 34, least = 120;
    const Rect& area = camera.area;
    if (area.width() < left + right + least || area.height() < top + bottom + least) return area;
    return {{area.min.x + left, area.min.y + top}, {area.max.x - right, area.max.y - bottom}};
}

CameraState camera_over(const MapWish& wish, const Rect& area) {
    const MapAxis &across = wish.across, &down = wish.down;
    const double zoom = std::min(double{area.width()} / (across.to - across.from),
                                 double{area.height()} / (down.to - down.from));
    const Vec2 middle{std::midpoint(across.from, across.to), std::midpoint(down.from, down.to)};
    return {.center = middle, .zoom = possible_zoom(zoom)};
}

Vec2 numbers_at(const MapWish& wish, const Rect& area, Pt place) {
    const auto number = [](const MapAxis& axis, float points, float length) {
        const double wide = axis.to - axis.from;
        const double step = std::pow(10.0, std::floor(std::log10(wide / double{length})));
        return nearest_multiple(axis.from + wide * double{points / length}, step);
    };
    return {number(wish.across, place.x - area.min.x, area.width()),
            number(wish.down, place.y - area.min.y, area.height())};
}

void draw_map(Canvas& canvas, const AnswerMap& map, const Rect& area, Theme theme) {
    const CellColors colors(map, theme);
    const int columns = map.wish().width, rows = map.wish().height;
    const float width = area.width() / static_cast<float>(columns);
    const float height = area.height() / static_cast<float>(rows);
    for (int row = 0; row < rows; ++row) {
        const float top = area.min.y + height * static_cast<float>(row);
        // Neighbours of the same colour are one block.
        for (int from = 0, to = 0; from < columns; from = to) {
            const Rgba color = colors.at(from, row);
            while (to < columns && colors.at(to, row) == color) ++to;
            canvas.block({{area.min.x + width * static_cast<float>(from), top},
                          {area.min.x + width * static_cast<float>(to), top + height}},
                         color);
        }
    }
}

}  // namespace lab
