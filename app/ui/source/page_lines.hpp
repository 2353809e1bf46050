#pragma once

#include "ui/widgets/widgets.hpp"
#include "workspace/lesson_book.hpp"

namespace lab {

/// The height of a line of the page, which Dear ImGui derives from the font.
float page_line_height();

/// The space for the numbers of the lines, on their left.
inline constexpr float page_gutter = 30;

/// What stands beside each line: its number, and its value or what is wrong with it.
class PageLines {
public:
    /// The text of line 0 begins at `origin`.
    PageLines(const Palette& colors, const LessonBook::PageNow& page, Rect area, Pt origin,
              bool is_typed_into);

    void draw(ImDrawList& list);

private:
    void number(ImDrawList& list, std::size_t line, float top);
    void chip(ImDrawList& list, Pt least, float right, const std::string& text);
    void value(ImDrawList& list, const Value& value, std::size_t line, float end, float top);
    void error(ImDrawList& list, const FormulaError& wrong, std::size_t line, float end, float top);
    float column(std::string_view text, std::size_t bytes) const;

    const Palette& colors_;
    const LessonBook::PageNow& page_;
    Rect area_;
    Pt origin_;
    bool is_typed_into_;
};

}  // namespace lab
