// The strip below the canvas: the spans that decided the current query, on one axis.
#include <algorithm>
#include <cmath>

#include "explain/sentence.hpp"
#include "render/marks.hpp"
#include "ui/frame.hpp"
#include "ui/inspector/derivation_panel.hpp"
#include "ui/panels.hpp"
#include "ui/time/strip_columns.hpp"

namespace lab {

namespace {

constexpr float strip_row_height = 20;
constexpr float above_rows = 9;
constexpr float below_rows = 22;
constexpr float interval_width = 8;

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
    StripPainter(Frame& frame, const Strip& strip, const Rect& area)
        : frame_(frame),
          colors_(frame.colors()),
          list_(*ImGui::GetWindowDrawList()),
          area_(area),
          axis_(strip_columns(strip, area)) {}

    void time_axis(float bottom) {
        // Leaves out numbers that would overlap.
        const float quarter = axis_.at(0.25, times_shown) - axis_.at(0, times_shown);
        const float room = width("0.00") + 8;
        for (const double time : {0.0, 0.25, 0.5, 0.75, 1.0}) {
            const float x = std::floor(axis_.at(time, times_shown)) + 0.5F;
            const bool is_end = time == 0 || time == 1;
            list_.AddLine({x, is_end ? area_.min.y + above_rows : bottom}, {x, bottom + 4},
                          im_color(is_end ? colors_.faint : colors_.hairline));
            if (!is_end && (time == 0.5 ? 2 : 1) * quarter < room) continue;
            const std::string text = is_end ? (time == 0 ? "0" : "1") : spoken(time).substr(0, 4);
            words({x - width(text) / 2, bottom + 5}, text, colors_.soft);
        }
        words({axis_.names, bottom + 5}, "time t", colors_.soft);
    }

    void row(const StripRow& row, float top) {
        const bool hovered = is_hovered(row, top);
        if (hovered) {
            list_.AddRectFilled({area_.min.x + 6, top}, {area_.max.x - 6, top + strip_row_height},
                                im_color(colors_.chosen), 5);
        }
        const float middle = top + strip_row_height / 2;
        // The deciding row would give away half of the prediction.
        const bool decides = is_told(row) && row.ink == StripRow::Ink::result;
        words({axis_.names, middle - small_size / 2 - 1},
              fitted(Face::mono, small_size, row.label, axis_.left - axis_.names - 12),
              decides || hovered ? colors_.text : colors_.soft);
        if (!is_told(row)) return;
        if (is_never(row)) {
            never(row, middle);
            return;
        }
        bar(row, middle);
        numbers(span_text(row), middle);
    }

    /// Explains the two strokes across a bar, beside the axis if there is space.
    void name_strokes(const Strip& strip, float bottom) {
        const bool any =
            std::any_of(strip.rows.begin(), strip.rows.end(),
                        [&](const StripRow& row) { return is_told(row) && goes_on(row); });
        const std::string text = "// goes on";
        const float left = area_.max.x - 16 - width(text);
        if (any && left > axis_.at(1, times_shown) + 16)
            words({left, bottom + 5}, text, colors_.soft);
    }

    /// Marks the deciding span through all rows.
    void band(const StripRow& row, float bottom) {
        const Range inside = overlap(row.span, Range{0, 1});
        if (inside.is_empty()) return;
        list_.AddRectFilled({axis_.at(inside.min, row.shown), area_.min.y + above_rows},
                            {axis_.at(inside.max, row.shown), bottom},
                            im_color(with_alpha(colors_.result_fill, 0.14)));
    }

    /// The time of the path that the derivation looks at.
    void moment(double time, float bottom) {
        if (time < times_shown.min || time > times_shown.max) return;
        const float x = std::floor(axis_.at(time, times_shown)) + 0.5F;
        list_.AddLine({x, area_.min.y + above_rows - 3}, {x, bottom + 3}, im_color(colors_.text));
    }

private:
    static float width(const std::string& text) { return text_width(Face::mono, small_size, text); }

    bool is_told(const StripRow& row) const {
        return row.told && !frame_.workspace.lessons().awaits_prediction();
    }
    static bool is_never(const StripRow& row) {
        return row.span.is_empty() && row.span.min != row.span.max;
    }
    static bool goes_on(const StripRow& row) {
        return !is_never(row) && (row.span.min < row.shown.min || row.span.max > row.shown.max);
    }

    /// Replaces the row's numbers by the reason, in the text font.
    void never(const StripRow& row, float middle) {
        const float name = std::min(width(row.label), axis_.left - axis_.names - 12);
        const float after_name = axis_.names + name + 14;
        const std::string shown = reason_text(row, axis_.numbers - after_name);
        const float room = text_width(Face::sans, small_size, shown);
        const float left = std::min(axis_.left - 4, axis_.numbers - room);
        const float top = middle - small_size / 2 - 1;
        list_.AddRectFilled(
            {left - 2, top},
            {left + text_width(Face::sans, small_size, shown) + 2, top + small_size + 2},
            im_color(colors_.card));
        draw_text(list_, Face::sans, small_size, {left, top}, colors_.soft, shown);
    }

    /// A span that is too short to be visible becomes a stroke.
    void bar(const StripRow& row, float middle) {
        constexpr float stroke = 4;
        auto [from, to] = axis_.ends(row);
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
    }

    /// Two strokes across a bar that continues beyond the axis.
    void broken(float x, float middle) const {
        for (const float stroke : {x - 2, x + 2})
            list_.AddLine({stroke - 2, middle + 6}, {stroke + 2, middle - 6},
                          im_color(colors_.card), 2);
    }

    void numbers(const std::string& text, float middle) {
        words({axis_.numbers - width(text), middle - small_size / 2 - 1}, text, colors_.soft);
    }
    void words(Pt at, const std::string& text, Rgba color) {
        draw_text(list_, Face::mono, small_size, at, color, text);
    }

    /// Pointing at the same value in the source or on the canvas highlights this row, and vice
    /// versa.
    bool is_hovered(const StripRow& row, float top) {
        const ImVec2 least{area_.min.x, top}, most{area_.max.x, top + strip_row_height};
        name_area(row.label, {{least.x, least.y}, {most.x, most.y}});
        if (ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(least, most)) {
            frame_.ui.source.hover(row.label);
            if (is_told(row)) explain(row, {{least.x, least.y}, {most.x, most.y}});
        }
        return frame_.ui.source.lights(row.label);
    }

    /// A tooltip with the text that the row shortens or only hints at.
    static void explain(const StripRow& row, const Rect& place) {
        std::string text = row.why;
        if (goes_on(row))
            text += std::string(text.empty() ? "" : "\n") +
                    "The // marks mean that the bar continues beyond this axis, up to the number.";
        if (!text.empty()) tooltip(text, place);
    }

    Frame& frame_;
    const Palette& colors_;
    ImDrawList& list_;
    Rect area_;
    StripColumns axis_;
};

}  // namespace

/// The height is enough for any of the scene's queries, so that the canvas above doesn't jump.
float strip_height(const Frame& frame) {
    const Session& session = frame.session();
    const Strip& strip = session.moment().strip;
    StripRoom& kept = frame.ui.strip_room;
    if (!asks_something(session.scene())) kept = {};
    if (kept.scene != session.id()) kept = {session.id(), strip_size(session.now().posed)};
    kept.size.rows = std::max(kept.size.rows, strip.rows.size());
    kept.size.has_axis = kept.size.has_axis || strip.is_time;
    if (kept.size.rows == 0) return 0;
    const float rows = strip_row_height * static_cast<float>(kept.size.rows);
    return above_rows + rows + (kept.size.has_axis ? below_rows : above_rows);
}

void strip_panel(Frame& frame, Rect area) {
    const Strip& strip = frame.session().moment().strip;
    begin_panel("interval strip", area, frame.colors().card, frame.colors().hairline, {0, 0});
    StripPainter painter(frame, strip, area);
    const float bottom = area.max.y - below_rows;
    if (strip.is_time) {
        for (const StripRow& row : strip.rows) {
            if (!frame.workspace.hides_answer() && row.told && row.ink == StripRow::Ink::result)
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
    if (strip.is_time && shows_derivation_card(frame) &&
        frame.session().moment().derivation->has_times())
        painter.moment(moment_of(frame), bottom);
    end_panel();
}

}  // namespace lab
