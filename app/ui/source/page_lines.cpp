#include "ui/source/page_lines.hpp"

#include <algorithm>

#include "lessons/page_words.hpp"

namespace lab {

namespace {

constexpr float page_letters = small_size;
constexpr float chip_inset = 6;
/// An error that has less space than this is only read by pointing at it.
constexpr float least_error = 60;

}  // namespace

float page_line_height() {
    return ImGui::GetFontSize();
}

PageLines::PageLines(const Palette& colors, const LessonBook::PageNow& page, Rect area, Pt origin,
                     bool is_typed_into)
    : colors_(colors), page_(page), area_(area), origin_(origin), is_typed_into_(is_typed_into) {}

float PageLines::column(std::string_view text, std::size_t bytes) const {
    return text_width(Face::mono, page_letters, text.substr(0, bytes));
}

void PageLines::draw(ImDrawList& list) {
    const float height = page_line_height();
    list.PushClipRect({area_.min.x, area_.min.y}, {area_.max.x, area_.max.y});
    for (std::size_t i = 0; i < page_.values.size() && i < page_.page.lines.size(); ++i) {
        const float top = origin_.y + height * static_cast<float>(i);
        if (top + height < area_.min.y || top > area_.max.y) continue;
        const std::string& text = page_.page.lines[i].text;
        const float end = origin_.x + column(text, text.size());
        const LineValue& line = page_.values[i];
        if (line.value) value(list, value_in_words(*line.value), end, top);
        if (line.error) error(list, *line.error, i, end, top);
    }
    list.PopClipRect();
}

/// At the right edge, over the end of a line that is too long, unless that is just being read.
void PageLines::value(ImDrawList& list, const std::string& text, float end, float top) {
    const float width = text_width(Face::mono, page_letters, text) + 2 * chip_inset;
    const float right = area_.max.x - 10;
    const bool covers = end > right - width;
    const bool is_read =
        ImGui::IsMouseHoveringRect({area_.min.x, top}, {area_.max.x, top + page_line_height()});
    if (covers && (is_typed_into_ || is_read)) return;
    const ImVec2 least{right - width, top}, most{right, top + page_line_height() - 1};
    if (covers)
        list.AddRectFilled({least.x - 4, least.y}, {area_.max.x, most.y}, im_color(colors_.card));
    list.AddRectFilled(least, most, im_color(colors_.canvas), 5);
    list.AddRect(least, most, im_color(colors_.hairline), 5);
    draw_text(list, Face::mono, page_letters, {least.x + chip_inset, top + 1}, colors_.result,
              text);
}

/// The place is underlined, and the sentence follows the line.
void PageLines::error(ImDrawList& list, const FormulaError& wrong, std::size_t line, float end,
                      float top) {
    const std::string& text = page_.page.lines[line].text;
    const Rgba color = wrong.is_blank ? colors_.soft : colors_.blocked;
    const float from = origin_.x + column(text, wrong.place.begin);
    const float to = origin_.x + column(text, wrong.place.begin + wrong.place.size);
    const float bottom = top + page_line_height() - 1;
    list.AddLine({from, bottom}, {std::max(to, from + 6), bottom}, im_color(color), 1.5F);
    const float left = end + 14, room = area_.max.x - 10 - left;
    if (room > least_error)
        draw_text(list, Face::sans, page_letters, {left, top + 2.5F}, color,
                  fitted(Face::sans, page_letters, wrong.what(), room));
    const Rect row{{area_.min.x, top}, {area_.max.x, top + page_line_height()}};
    if (ImGui::IsMouseHoveringRect({row.min.x, row.min.y}, {row.max.x, row.max.y}) &&
        !wrong.is_blank)
        tooltip(wrong.what(), row);
}

}  // namespace lab
