#include "ui/source/page_lines.hpp"

#include <algorithm>

#include "lessons/page_words.hpp"

namespace lab {

namespace {

constexpr float page_letters = small_size;
constexpr float chip_inset = 6, gutter_inset = 8;
/// In the place of a value that has no space beside its line.
constexpr const char* hidden_value = "=";
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
    // A line that is scrolled sideways would run through the numbers.
    list.AddRectFilled({area_.min.x, area_.min.y},
                       {area_.min.x + page_gutter - gutter_inset / 2, area_.max.y},
                       im_color(colors_.card));
    for (std::size_t i = 0; i < page_.values.size() && i < page_.page.lines.size(); ++i) {
        const float top = origin_.y + height * static_cast<float>(i);
        if (top + height < area_.min.y || top > area_.max.y) continue;
        number(list, i, top);
        const std::string& text = page_.page.lines[i].text;
        const float end = origin_.x + column(text, text.size());
        const LineValue& line = page_.values[i];
        if (line.value) value(list, *line.value, i, end, top);
        if (line.error) error(list, *line.error, i, end, top);
    }
    list.PopClipRect();
}

void PageLines::number(ImDrawList& list, std::size_t line, float top) {
    const std::string text = std::to_string(line + 1);
    const float right = area_.min.x + page_gutter - gutter_inset;
    draw_text(list, Face::mono, page_letters, {right - column(text, text.size()), top + 1},
              colors_.faint, text);
}

void PageLines::chip(ImDrawList& list, Pt least, float right, const std::string& text) {
    const float bottom = least.y + page_line_height() - 1;
    list.AddRectFilled({least.x, least.y}, {right, bottom}, im_color(colors_.canvas), 5);
    list.AddRect({least.x, least.y}, {right, bottom}, im_color(colors_.hairline), 5);
    draw_text(list, Face::mono, page_letters, {least.x + chip_inset, least.y + 1}, colors_.result,
              text);
}

/// At the right edge. A line that needs the space keeps it, and its value is read by pointing at it
/// or, while it is typed, at the sign for the value. A line that is cut off anyway makes way.
void PageLines::value(ImDrawList& list, const Value& value, std::size_t line, float end,
                      float top) {
    const float right = area_.max.x - 10, bottom = top + page_line_height();
    const auto left_of = [&](const std::string& words) {
        return right - text_width(Face::mono, page_letters, words) - 2 * chip_inset;
    };
    for (const int digits : {6, 3}) {
        const std::string text = value_in_words(value, digits);
        if (end + 4 <= left_of(text)) return chip(list, {left_of(text), top}, right, text);
    }
    const bool is_cut = end > area_.max.x && !is_typed_into_;
    const std::string shown = is_cut ? value_in_words(value, 3) : hidden_value;
    const float left = left_of(shown);
    list.AddRectFilled({left - 4, top}, {area_.max.x, bottom - 1}, im_color(colors_.card));
    chip(list, {left, top}, right, shown);
    const Rect row{{is_typed_into_ ? left : area_.min.x, top}, {area_.max.x, bottom}};
    if (ImGui::IsMouseHoveringRect({row.min.x, row.min.y}, {row.max.x, row.max.y}))
        tooltip(page_.page.lines[line].text + "\n" + value_in_words(value), row);
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
    // While the learner types, it would cover the lines below. The foot has the first error in
    // full.
    if (!is_typed_into_ && !wrong.is_blank &&
        ImGui::IsMouseHoveringRect({row.min.x, row.min.y}, {row.max.x, row.max.y}))
        tooltip(wrong.what(), row);
}

}  // namespace lab
