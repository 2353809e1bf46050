#include "picture/map_paint.hpp"

#include "picture/map_picture.hpp"

namespace lab {
namespace {

/// The colours of a map's cells, with contour lines where the band changes to the right or below.
class CellColors {
public:
    CellColors(const AnswerMap& map, const MapColors& colors)
        : map_(map), colors_(colors), has_contours_(colors.has_contours() && !is_exact(map)) {}

    std::vector<Rgba> row(int row) {
        const int columns = map_.wish().width;
        std::vector<Rgba> colors;
        colors.reserve(static_cast<std::size_t>(columns));
        if (has_contours_) find_bands(row);
        for (int column = 0; column < columns; ++column)
            colors.push_back(is_contour(column) ? colors_.contour()
                                                : colors_.of(map_.at(column, row)));
        return colors;
    }

private:
    /// Whether cells are single numbers: each keeps its colour, however large it is.
    static bool is_exact(const AnswerMap& map) {
        return !map.wish().across.numbers.empty() || !map.wish().down.numbers.empty();
    }

    std::vector<int> bands_of(int row) const {
        std::vector<int> bands;
        bands.reserve(static_cast<std::size_t>(map_.wish().width));
        for (int column = 0; column < map_.wish().width; ++column)
            bands.push_back(colors_.band_of(map_.at(column, row)));
        return bands;
    }
    /// Rows come in order, so that the bands below are those of the next row.
    void find_bands(int row) {
        bands_ = row == 0 ? bands_of(row) : std::move(below_);
        below_ = row + 1 < map_.wish().height ? bands_of(row + 1) : bands_;
    }
    bool is_contour(int column) const {
        if (!has_contours_) return false;
        const auto here = static_cast<std::size_t>(column);
        return below_[here] != bands_[here] ||
               (here + 1 < bands_.size() && bands_[here + 1] != bands_[here]);
    }

    const AnswerMap& map_;
    const MapColors& colors_;
    bool has_contours_;
    std::vector<int> bands_, below_;
};

}  // namespace

bool MapPaint::is_behind(const AnswerMap& map, Theme theme) const {
    if (answered_ == map.answered() && theme_ == theme) return false;
    return map.is_done() || theme_ != theme || answered_ == 0 ||
           map.answered() > answered_ + answered_ / 8;
}

void MapPaint::follow(const AnswerMap& map, Theme theme) {
    if (!is_behind(map, theme)) return;
    answered_ = map.answered();
    theme_ = theme;
    const MapColors colors(map, theme);
    keys_ = colors.keys();
    blocks_.clear();
    CellColors cells(map, colors);
    for (int row = 0; row < map.wish().height; ++row) add_row(cells.row(row), row);
}

void MapPaint::add_row(const std::vector<Rgba>& colors, int row) {
    const int columns = static_cast<int>(colors.size());
    for (int from = 0, to = 0; from < columns; from = to) {
        const Rgba color = colors[static_cast<std::size_t>(from)];
        while (to < columns && colors[static_cast<std::size_t>(to)] == color) ++to;
        blocks_.push_back({row, from, to, color});
    }
}

void MapPaint::draw(Canvas& canvas, const MapWish& wish, const Camera& camera) const {
    const auto [across, down] = edges_of(wish, camera);
    const auto edge = [](const std::vector<float>& edges, int index) {
        return edges[static_cast<std::size_t>(index)];
    };
    for (const Block& block : blocks_)
        canvas.block({{edge(across, block.left), edge(down, block.row)},
                      {edge(across, block.right), edge(down, block.row + 1)}},
                     block.color);
}

}  // namespace lab
