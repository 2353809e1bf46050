// The projections of both shapes on each axis that may separate them.
#include <algorithm>
#include <cmath>

#include "explain/sentence.hpp"
#include "picture/derivation_card.hpp"

namespace lab {

namespace {

constexpr float axis_words_size = 12;
constexpr float least_axis_row = 30, most_axis_row = 84;
constexpr float index_width = 22, axis_sign_width = 34, gap_width = 84;

class AxisRows {
public:
    AxisRows(Canvas& canvas, DerivationCard& card, Rect area)
        : canvas_(canvas), card_(card), area_(area), colors_(palette(card.theme)) {
        const auto most = static_cast<std::size_t>(std::max(area.height() / least_axis_row, 1.0F));
        order_ = indices_closest_to_separating(card.of.axes, most);
        for (const std::size_t i : order_) {
            const Range both = card.of.axes[i].whole();
            longest_ = std::max(longest_, both.max - both.min);
        }
    }

    void draw() {
        const float height =
            std::clamp(area_.height() / static_cast<float>(std::max<std::size_t>(order_.size(), 1)),
                       least_axis_row, most_axis_row);
        float top = area_.min.y;
        for (const std::size_t i : order_) {
            row(i, {{area_.min.x, top}, {area_.max.x, top + height}});
            top += height;
        }
    }

private:
    void row(std::size_t index, const Rect& room) {
        const CandidateAxis& axis = card_.of.axes[index];
        const std::string label = axis_label(index);
        const bool lit = card_.lights(label);
        const float middle = (room.min.y + room.max.y) / 2;
        const Rect whole{{room.min.x - 8, room.min.y + 1}, {room.max.x + 8, room.max.y - 1}};
        if (lit) canvas_.fill(whole, colors_.chosen);
        card_.spots.push_back({whole, label});
        const Rgba words = axis.decides ? colors_.result : lit ? colors_.text : colors_.soft;
        canvas_.text({room.min.x, middle + 4}, std::to_string(index + 1), {words, axis_words_size});
        compass(axis, {room.min.x + index_width + 9, middle}, words);
        bars(axis, {{room.min.x + index_width + axis_sign_width, room.min.y},
                    {room.max.x - gap_width, room.max.y}});
        const std::string value = (axis.gap() < 0 ? "out " : "gap ") + spoken(std::abs(axis.gap()));
        canvas_.text({room.max.x - canvas_text_width(value, axis_words_size), middle + 4}, value,
                     {words, axis_words_size});
    }

    /// A line in the direction of the axis, with a tick across it at each end.
    void compass(const CandidateAxis& axis, Pt middle, Rgba color) {
        const Pt half{static_cast<float>(9 * axis.direction.x),
                      static_cast<float>(9 * axis.direction.y)};
        const Pt tick{-half.y / 3, half.x / 3};
        canvas_.line({middle.x - half.x, middle.y - half.y}, {middle.x + half.x, middle.y + half.y},
                     {color, axis.decides ? 2.0F : 1.5F});
        for (const float end : {-1.0F, 1.0F}) {
            const Pt at{middle.x + end * half.x, middle.y + end * half.y};
            canvas_.line({at.x - tick.x, at.y - tick.y}, {at.x + tick.x, at.y + tick.y},
                         {color, 1});
        }
    }

    /// Both projections at the same scale in all rows, the mover's above.
    void bars(const CandidateAxis& axis, const Rect& room) {
        const Range both = axis.whole();
        const double scale = longest_ > 0 ? static_cast<double>(room.width()) / longest_ : 0;
        const float center = (room.min.x + room.max.x) / 2;
        const auto at = [&](double value) {
            return center + static_cast<float>(scale * (value - (both.min + both.max) / 2));
        };
        const float middle = (room.min.y + room.max.y) / 2;
        const Range gap = axis.between();
        const Rect between{{at(gap.min), middle - 11}, {at(gap.max), middle + 11}};
        const bool is_gap = axis.gap() >= 0;
        canvas_.fill(between, with_alpha(is_gap ? colors_.clear_fill : colors_.result_fill,
                                         axis.decides ? 0.4 : 0.14));
        const auto bar = [&](const Range& range, float height, Rgba color) {
            const float y = canvas_.crisp(height, 6);
            // A point has a range of one number.
            const float least = std::max(1.5F - (at(range.max) - at(range.min)) / 2, 0.0F);
            canvas_.line({at(range.min) - least, y}, {at(range.max) + least, y}, {color, 6});
        };
        bar(axis.mover, middle - 5, colors_.x);
        bar(axis.obstacle, middle + 5, colors_.world);
    }

    Canvas& canvas_;
    DerivationCard& card_;
    Rect area_;
    const Palette& colors_;
    std::vector<std::size_t> order_;
    double longest_{};
};

}  // namespace

void draw_derivation_axes(Canvas& canvas, DerivationCard& card, Rect area) {
    AxisRows(canvas, card, area).draw();
}

}  // namespace lab
