// The axes that may separate two convex shapes, with the range of each shape on them: a row for
// each axis in a corner of the canvas. The one that decides stands out.
#include "geometry/candidate_axes.hpp"

#include <algorithm>
#include <cmath>

#include "explain/sentence.hpp"
#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

constexpr std::size_t most_axis_rows = 10;
constexpr float axis_text_size = 11, axis_row_height = 16, axis_inset = 16;
constexpr float number_width = 18, compass_width = 20, bars_width = 84, value_gap = 10;

class AxisTable {
public:
    AxisTable(Sheet& sheet, const std::vector<CandidateAxis>& all)
        : sheet_(sheet), all_(all), rows_(closest_to_separating(all, most_axis_rows)) {
        for (const CandidateAxis& axis : rows_) {
            const Range both = axis.whole();
            longest_ = std::max(longest_, both.max - both.min);
        }
    }

    void draw() {
        const Rect& area = sheet_.camera.area;
        const std::size_t lines = rows_.size() + (is_cut() ? 1 : 0);
        const float width = number_width + compass_width + bars_width + value_gap +
                            canvas_text_width("out 0000.000", axis_text_size);
        const float height = axis_row_height * static_cast<float>(lines);
        const Rect box{area.min,
                       {area.min.x + width + 2 * axis_inset, area.min.y + height + axis_inset + 6}};
        if (box.width() > area.width() || box.height() > area.height()) return;
        draw_backing(sheet_, box);
        sheet_.board.keep_free(box);
        float y = area.min.y + axis_inset + axis_row_height / 2;
        for (std::size_t i = 0; i < rows_.size(); ++i, y += axis_row_height) draw_row(i, y);
        if (is_cut()) draw_rest(y);
    }

private:
    bool is_cut() const { return rows_.size() < all_.size(); }
    float left() const { return sheet_.camera.area.min.x + axis_inset; }
    void text(float x, float y, const std::string& words, Rgba color) {
        sheet_.canvas.text({x, y + 4}, words, {color, axis_text_size});
    }

    void draw_row(std::size_t index, float y) {
        const CandidateAxis& axis = rows_[index];
        const Palette& colors = sheet_.colors;
        const std::string number = std::to_string(index + 1);
        const Rgba words = axis.decides ? colors.result : colors.soft;
        text(left(), y, number, words);
        draw_compass(axis, {left() + number_width + 7, y});
        draw_bars(axis, y);
        const double gap = axis.gap();
        const float x = left() + number_width + compass_width + bars_width + value_gap;
        text(x, y, (gap < 0 ? "out " : "gap ") + spoken(std::abs(gap)), words);
        name_side(axis, number, words);
    }

    /// A line in the direction of the axis.
    void draw_compass(const CandidateAxis& axis, Pt middle) {
        const Pt half{static_cast<float>(6 * axis.direction.x),
                      static_cast<float>(6 * axis.direction.y)};
        const Rgba color = axis.decides ? sheet_.colors.result_fill : sheet_.colors.soft;
        sheet_.canvas.line(middle - half, middle + half, {color, axis.decides ? 2.0F : 1.0F});
    }

    /// Both ranges at the same scale in all rows, one above the other.
    void draw_bars(const CandidateAxis& axis, float y) {
        const Range both = axis.whole();
        const double middle = (both.min + both.max) / 2;
        const float center = left() + number_width + compass_width + bars_width / 2;
        const double scale = longest_ > 0 ? bars_width / longest_ : 0;
        const auto at = [&](double value) {
            return center + static_cast<float>(scale * (value - middle));
        };
        const Palette& colors = sheet_.colors;
        const double share = axis.decides ? 1 : 0.6;
        const auto bar = [&](const Range& range, float row, Rgba color) {
            const float height = sheet_.canvas.crisp(row, 3);
            sheet_.canvas.line({at(range.min), height}, {at(range.max), height},
                               {with_alpha(color, share), 3});
        };
        const Range gap = axis.between();
        const Rect between{{at(gap.min), y - 6}, {at(gap.max), y + 6}};
        if (axis.decides) sheet_.canvas.fill(between, with_alpha(colors.result_fill, 0.35));
        bar(axis.mover, y - 3, colors.x);
        bar(axis.obstacle, y + 3, colors.world);
    }

    /// Puts the number of the axis beside its side, so that it can be found in the scene.
    void name_side(const CandidateAxis& axis, const std::string& number, Rgba color) {
        if (axis.of.empty()) return;
        const Pt from = sheet_.at(axis.from), to = sheet_.at(axis.to);
        const Pt along = direction(from, to);
        sheet_.label({0.5F * (from + to), number, color, 7, {along.y, -along.x}, axis_text_size});
    }

    void draw_rest(float y) {
        const std::size_t rest = all_.size() - rows_.size();
        text(left(), y,
             std::to_string(rest) + (rest == 1 ? " more axis is" : " more axes are") + " not shown",
             sheet_.colors.soft);
    }

    Sheet& sheet_;
    const std::vector<CandidateAxis>& all_;
    std::vector<CandidateAxis> rows_;
    double longest_{};
};

}  // namespace

bool has_candidate_axes(const Sheet& sheet) {
    const Reason* reason = sheet.picture.reason;
    return sheet.shows(Layer::axes) && sheet.picture.labels && reason != nullptr &&
           !reason->axes.empty();
}

void draw_candidate_axes(Sheet& sheet) {
    AxisTable(sheet, sheet.picture.reason->axes).draw();
}

}  // namespace lab
