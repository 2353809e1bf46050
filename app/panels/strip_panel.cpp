// The strip under the canvas: the spans that decided the query looked at, on one axis.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

#include "draw/marks.hpp"
#include "explain/sentence.hpp"
#include "panels/lab.hpp"
#include "panels/panels.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

constexpr float strip_row_height = 20;
constexpr float above_rows = 9;
constexpr float below_rows = 22;
constexpr float least_label_room = 104;
constexpr float most_label_room = 184;
constexpr float value_room = 70;
constexpr float interval_width = 8;

/// Where values of a row stand.
struct Axis {
    float left, right;

    float at(double value, const Range& shown) const {
        const double share = (value - shown.min) / (shown.max - shown.min);
        return left + static_cast<float>(std::clamp(share, 0.0, 1.0)) * (right - left);
    }
};

/// No wider than the room beside the axis.
std::string strip_number(double value) {
    constexpr double many = 1000;
    if (!(std::abs(value) >= many) || std::isinf(value)) return spoken(value);
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), std::abs(value) < 1e9 ? "%.0f" : "%.1e", value);
    return with_true_minus(text.data());
}

Rgba color_of(StripRow::Ink ink, const Palette& colors) {
    switch (ink) {
        case StripRow::Ink::x:
            return colors.x;
        case StripRow::Ink::y:
            return colors.y;
        case StripRow::Ink::result:
            return colors.result_fill;
        case StripRow::Ink::soft:
            break;
    }
    return colors.soft;
}

class StripPainter {
public:
    StripPainter(Lab& lab, const Strip& strip, const Rect& area)
        : lab_(lab),
          colors_(lab.colors()),
          list_(*ImGui::GetWindowDrawList()),
          area_(area),
          is_time_(strip.is_time),
          label_room_(label_room(strip)),
          axis_{area.min.x + label_room_ + value_room, area.max.x - value_room - 8} {}

    void time_axis(float bottom) {
        constexpr Range shown{-0.25, 1.25};
        // Where they would run into each other, only some have their number.
        const float quarter = (axis_.right - axis_.left) / 6, room = width("0.00") + 8;
        for (const double time : {0.0, 0.25, 0.5, 0.75, 1.0}) {
            const float x = std::floor(axis_.at(time, shown)) + 0.5F;
            const bool is_end = time == 0 || time == 1;
            list_.AddLine({x, is_end ? area_.min.y + above_rows : bottom}, {x, bottom + 4},
                          im_color(is_end ? colors_.faint : colors_.hairline));
            if (!is_end && (time == 0.5 ? 2 : 1) * quarter < room) continue;
            const std::string text = is_end ? (time == 0 ? "0" : "1") : spoken(time).substr(0, 4);
            words({x - width(text) / 2, bottom + 5}, text, colors_.soft);
        }
        words({area_.min.x + 16, bottom + 5}, "time t", colors_.soft);
    }

    void row(const StripRow& row, float top) {
        const bool hovered = is_hovered(row, top);
        if (hovered) {
            list_.AddRectFilled({area_.min.x + 6, top}, {area_.max.x - 6, top + strip_row_height},
                                im_color(colors_.chosen), 5);
        }
        const float middle = top + strip_row_height / 2;
        // Which one decides would be half of what a learner is to predict.
        const bool decides = is_told(row) && row.ink == StripRow::Ink::result;
        words({area_.min.x + 16, middle - small_size / 2 - 1},
              fitted(Face::mono, small_size, row.label, label_room_ - 20),
              decides || hovered ? colors_.text : colors_.soft);
        if (!is_told(row)) return;
        if (is_never(row)) {
            never(row, middle);
            return;
        }
        const auto [from, to] = bar(row, middle);
        if (!row.size.empty()) return number_after(to, row.size, middle);
        number_before(from, strip_number(row.span.min), middle);
        number_after(to, strip_number(row.span.max), middle);
    }

    /// A word on what the two strokes across a bar mean, beside the axis that has room for it.
    void name_strokes(const Strip& strip, float bottom) {
        const bool any =
            std::any_of(strip.rows.begin(), strip.rows.end(),
                        [&](const StripRow& row) { return is_told(row) && goes_on(row); });
        const std::string text = "// goes on";
        const float left = area_.max.x - 16 - width(text);
        constexpr Range shown{-0.25, 1.25};
        if (any && left > axis_.at(1, shown) + 16) words({left, bottom + 5}, text, colors_.soft);
    }

    /// What decided, through all rows.
    void band(const StripRow& row, float bottom) {
        const Range inside = overlap(row.span, Range{0, 1});
        if (inside.is_empty()) return;
        list_.AddRectFilled({axis_.at(inside.min, row.shown), area_.min.y + above_rows},
                            {axis_.at(inside.max, row.shown), bottom},
                            im_color(with_alpha(colors_.result_fill, 0.14)));
    }

private:
    static float width(const std::string& text) { return text_width(Face::mono, small_size, text); }
    static float label_room(const Strip& strip) {
        float widest = 0;
        for (const StripRow& row : strip.rows) widest = std::max(widest, width(row.label));
        return std::clamp(widest + 28, least_label_room, most_label_room);
    }

    bool is_told(const StripRow& row) const {
        return row.told && !lab_.lessons().awaits_prediction();
    }
    static bool is_never(const StripRow& row) {
        return row.span.is_empty() && row.span.min != row.span.max;
    }
    static bool goes_on(const StripRow& row) {
        return !is_never(row) && (row.span.min < row.shown.min || row.span.max > row.shown.max);
    }

    /// Words, in the face of words, wherever the numbers of other rows would stand.
    void never(const StripRow& row, float middle) {
        const std::string text = row.why.empty() ? "never" : "never: " + row.why;
        const float left = row.why.empty() ? axis_.left : area_.min.x + label_room_ + 4;
        const std::string shown = fitted(Face::sans, small_size, text, area_.max.x - left - 12);
        const float top = middle - small_size / 2 - 1;
        list_.AddRectFilled(
            {left - 2, top},
            {left + text_width(Face::sans, small_size, shown) + 2, top + small_size + 2},
            im_color(colors_.card));
        draw_text(list_, Face::sans, small_size, {left, top}, colors_.soft, shown);
    }

    /// A span, and from where to where it is drawn. What lies beyond the axis has a piece of bar at
    /// its end; what is too short to be seen is a stroke.
    std::pair<float, float> bar(const StripRow& row, float middle) {
        constexpr float piece = 14, stroke = 4;
        const bool is_beyond = row.span.min > row.shown.max,
                   is_before = row.span.max < row.shown.min;
        float from = is_beyond ? axis_.right - piece : axis_.at(row.span.min, row.shown);
        float to = is_before ? axis_.left + piece : axis_.at(row.span.max, row.shown);
        const bool is_sliver = to - from < stroke;
        if (is_sliver) {
            from = (from + to - stroke) / 2;
            to = from + stroke;
        }
        const float high = is_sliver ? strip_row_height - 6 : interval_width;
        list_.AddRectFilled({from, middle - high / 2}, {to, middle + high / 2},
                            im_color(color_of(row.ink, colors_)),
                            is_sliver ? 1.5F : interval_width / 2);
        if (row.span.min < row.shown.min) broken(from + 7, middle);
        if (row.span.max > row.shown.max) broken(to - 7, middle);
        return {from, to};
    }

    /// Two strokes across a bar that goes on beyond the axis.
    void broken(float x, float middle) const {
        for (const float stroke : {x - 2, x + 2})
            list_.AddLine({stroke - 2, middle + 6}, {stroke + 2, middle - 6},
                          im_color(colors_.card), 2);
    }

    /// The marks at the ends of the way, which no number may lie on.
    std::array<float, 2> marks() const {
        constexpr Range shown{-0.25, 1.25};
        return {axis_.at(0, shown), axis_.at(1, shown)};
    }
    void number_before(float from, const std::string& text, float middle) {
        constexpr float beside = 7, clear = 5;
        float right = from - beside;
        if (is_time_)
            for (const float mark : marks())
                if (mark > right - width(text) - clear && mark < right + clear)
                    right = mark - clear;
        number({right - width(text), middle - small_size / 2 - 1}, text);
    }
    void number_after(float to, const std::string& text, float middle) {
        constexpr float beside = 7, clear = 5;
        float left = to + beside;
        if (is_time_)
            for (const float mark : marks())
                if (mark > left - clear && mark < left + width(text) + clear) left = mark + clear;
        number({left, middle - small_size / 2 - 1}, text);
    }
    /// Clear of the bars and bands behind it.
    void number(Pt at, const std::string& text) {
        list_.AddRectFilled({at.x - 2, at.y}, {at.x + width(text) + 2, at.y + small_size + 2},
                            im_color(colors_.card));
        words(at, text, colors_.soft);
    }
    void words(Pt at, const std::string& text, Rgba color) {
        draw_text(list_, Face::mono, small_size, at, color, text);
    }

    /// The same value, in the source or on the canvas, lights this row, and the other way round.
    bool is_hovered(const StripRow& row, float top) {
        const ImVec2 least{area_.min.x, top}, most{area_.max.x, top + strip_row_height};
        if (ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(least, most)) {
            lab_.source().hover(row.label);
            if (is_told(row)) explain(row, {{least.x, least.y}, {most.x, most.y}});
        }
        return lab_.source().lights(row.label);
    }

    /// In full, what has no room in the row, or is only hinted at.
    static void explain(const StripRow& row, const Rect& place) {
        std::string text = row.why;
        if (goes_on(row))
            text += std::string(text.empty() ? "" : "\n") +
                    "The strokes // across the bar: it goes on beyond this axis, to the number.";
        if (!text.empty()) tooltip(text, place);
    }

    Lab& lab_;
    const Palette& colors_;
    ImDrawList& list_;
    Rect area_;
    bool is_time_;
    float label_room_;
    Axis axis_;
};

}  // namespace

float strip_height(Lab& lab) {
    const Strip& strip = lab.session().strip();
    if (strip.rows.empty()) return 0;
    const float rows = strip_row_height * static_cast<float>(strip.rows.size());
    return above_rows + rows + (strip.is_time ? below_rows : above_rows);
}

void strip_panel(Lab& lab, Rect area) {
    const Strip& strip = lab.session().strip();
    begin_panel("interval strip", area, lab.colors().card, lab.colors().hairline, {0, 0});
    StripPainter painter(lab, strip, area);
    const float bottom =
        area.min.y + above_rows + strip_row_height * static_cast<float>(strip.rows.size());
    if (strip.is_time) {
        for (const StripRow& row : strip.rows) {
            if (!lab.hides_answer() && row.told && row.ink == StripRow::Ink::result)
                painter.band(row, bottom);
        }
        painter.time_axis(bottom);
        painter.name_strokes(strip, bottom);
    }
    float top = area.min.y + above_rows;
    for (const StripRow& row : strip.rows) {
        painter.row(row, top);
        top += strip_row_height;
    }
    end_panel();
}

}  // namespace lab
