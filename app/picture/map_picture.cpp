#include "picture/map_picture.hpp"

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

bool lies_on_scene(const AnswerMap& map) {
    const MapWish& wish = map.wish();
    return place_of_mover(wish.posed, wish.query) ==
           std::vector<std::string>{wish.across.number, wish.down.number};
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
