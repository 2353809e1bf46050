#include "ui/widgets/text_runs.hpp"

#include <algorithm>

namespace lab {

namespace {

/// Space on each side of a plate's text.
constexpr float plate_margin = 3;

float width_of(const TextRun& piece, float size) {
    return text_width(piece.face, size, piece.text) + (piece.plate.a > 0 ? 2 * plate_margin : 0);
}

/// One word, as pieces that each have a single font.
struct Word {
    std::vector<TextRun> pieces;
    float blank{};  ///< width of the space before it
    float width{};
};

std::vector<Word> words_of(const std::vector<TextRun>& runs, float size) {
    std::vector<Word> words;
    float blank = 0;
    bool fresh = true;
    for (const TextRun& run : runs) {
        for (std::size_t from = 0; from < run.text.size();) {
            if (run.text[from] == ' ') {
                blank = text_width(run.face, size, " ");
                fresh = true;
                ++from;
                continue;
            }
            const std::size_t end = std::min(run.text.find(' ', from), run.text.size());
            const std::string_view text = run.text.substr(from, end - from);
            if (fresh) words.push_back({{}, words.empty() ? 0 : blank, 0});
            words.back().pieces.push_back({run.face, run.color, text, run.plate});
            words.back().width += width_of(words.back().pieces.back(), size);
            fresh = false;
            from = end;
        }
    }
    return words;
}

}  // namespace

int text_runs(ImDrawList* list, Pt at, float width, float size, const std::vector<TextRun>& runs) {
    float x = 0, y = 0;
    int lines = 1;
    for (const Word& word : words_of(runs, size)) {
        x += x > 0 ? word.blank : 0;
        if (x > 0 && x + word.width > width) {
            x = 0;
            y += size * line_spacing;
            ++lines;
        }
        for (const TextRun& piece : word.pieces) {
            // The code font sits higher in its em square, so it moves down to share the base line.
            const float lower = piece.face == Face::mono ? 1 : 0;
            const float wide = width_of(piece, size);
            const float margin = piece.plate.a > 0 ? plate_margin : 0;
            if (list != nullptr && margin > 0)
                list->AddRectFilled({at.x + x, at.y + y - 1},
                                    {at.x + x + wide, at.y + y + size + 4}, im_color(piece.plate),
                                    4);
            if (list != nullptr)
                draw_text(*list, piece.face, size, {at.x + x + margin, at.y + y + lower},
                          piece.color, piece.text);
            x += wide;
        }
    }
    return lines;
}

}  // namespace lab
