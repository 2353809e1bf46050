#include "panels/text_runs.hpp"

#include <algorithm>

namespace lab {

int text_runs(ImDrawList* list, Pt at, float width, float size, const std::vector<TextRun>& runs) {
    float x = 0, y = 0;
    int lines = 1;
    for (const TextRun& run : runs) {
        const float space = text_width(run.face, size, " ");
        for (std::size_t from = 0; from < run.text.size();) {
            const std::size_t end = std::min(run.text.find(' ', from), run.text.size());
            const std::string_view word = run.text.substr(from, end - from);
            const float wide = text_width(run.face, size, word);
            if (x > 0 && x + wide > width) {
                x = 0;
                y += size * line_spacing;
                ++lines;
            }
            if (list != nullptr)
                draw_text(*list, run.face, size, {at.x + x, at.y + y}, run.color, word);
            x += wide + space;
            from = end + 1;
        }
    }
    return lines;
}

}  // namespace lab
