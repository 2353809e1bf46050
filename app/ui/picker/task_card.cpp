#include "ui/picker/task_card.hpp"

#include <algorithm>
#include <cstdio>
#include <utility>
#include <variant>

#include "ui/frame.hpp"
#include "workspace/lesson_book.hpp"

namespace lab {

namespace {

constexpr float above_task = 10, task_inset = 13, between_paragraphs = 3;

const char* title_of_task(const LessonBook& book) {
    if (book.is_done(book.step_index()))
        return book.holds() ? "Done" : "Done before, but not at the moment";
    if (book.holds()) return "That's right: let go";
    if (book.awaits_prediction()) return "Predict: click in the picture, or use the arrow keys";
    if (book.has_page()) return "Write the page, and run it";
    return book.prediction() ? "Predicted" : "Try it";
}

Face face_of(SpanStyle style) {
    switch (style) {
        // Both are bold, since there is no italic version of this font.
        case SpanStyle::strong:
        case SpanStyle::emphasis:
            return Face::sans_bold;
        case SpanStyle::code:
            return Face::mono;
        default:
            return Face::sans;
    }
}

}  // namespace

std::vector<TextRun> runs_of(const Block& block, const Palette& colors) {
    const Rgba plain = block.kind == BlockKind::quote ? colors.soft : colors.text;
    std::vector<TextRun> runs;
    for (const Span& span : block.spans) {
        runs.push_back(
            {face_of(span.style), span.style == SpanStyle::code ? colors.x : plain, span.text});
    }
    return runs;
}

std::string words_on_prediction(const LessonBook& book) {
    const auto prediction = book.prediction();
    if (!prediction) return {};
    const char* again = book.is_done(book.step_index()) ? "" : " “Start again” asks again.";
    const auto truth = book.truth();
    if (!truth) return std::string("There is no such place: see what happens instead.") + again;
    char text[96];
    std::snprintf(text, sizeof text, "Your click was %.2f away.%s",
                  isect::distance(*truth, *prediction), again);
    return text;
}

TaskCard::TaskCard(Frame& frame, float width) : frame_(frame), width_(width) {
    const LessonBook& book = frame.workspace.lessons();
    const LessonStep& step = book.step();
    if (!step.asks()) return;
    const Palette& colors = frame.colors();
    const bool done = book.is_done(book.step_index());
    const bool holds = done && book.holds();
    add(Face::sans_bold, body_size, holds ? colors.clear : colors.text, title_of_task(book));
    if (const Block* words = step.assignment(); words != nullptr)
        add({Face::sans, body_size, colors.text, {}, words});
    if (book.prediction()) add(Face::sans, body_size, colors.text, words_on_prediction(book));
    // Switches stand above the card, and must not move under the pointer as this text grows.
    const bool keeps_height = !step.switches.empty();
    const bool says_now = !book.margin().empty() && (!holds || keeps_height);
    if (says_now) add(Face::mono, small_size, colors.soft, "now: " + book.margin());
    if (says_now && keeps_height) {
        float& height = paragraphs_.back().height;
        height = std::max(height, 3 * small_size * line_spacing + between_paragraphs);
    }
    if (holds && !step.done.empty()) add(Face::sans, body_size, colors.text, step.done);
    if (holds || step.hint.empty()) return;
    offers_hint_ = !book.hint_shown;
    if (!offers_hint_) add(Face::sans, body_size, colors.soft, step.hint);
}

void TaskCard::add(Paragraph paragraph) {
    const float room = width_ - 2 * task_inset;
    const int lines = text_runs(nullptr, {}, room, paragraph.size, runs_of(paragraph));
    paragraph.height =
        paragraph.size * line_spacing * static_cast<float>(lines) + between_paragraphs;
    paragraphs_.push_back(std::move(paragraph));
}
void TaskCard::add(Face face, float size, Rgba color, std::string text) {
    add({face, size, color, std::move(text)});
}

void TaskCard::leave_out_assignment() {
    std::erase_if(paragraphs_, [](const Paragraph& each) { return each.block != nullptr; });
}

std::vector<TextRun> TaskCard::runs_of(const Paragraph& paragraph) const {
    if (paragraph.block != nullptr) return lab::runs_of(*paragraph.block, frame_.colors());
    return {{paragraph.face, paragraph.color, paragraph.text}};
}

float TaskCard::height() const {
    if (paragraphs_.empty()) return 0;
    float height = above_task + 2 * task_inset - 4;
    for (const Paragraph& paragraph : paragraphs_) height += paragraph.height;
    return height + (offers_hint_ ? field_height + 2 : 0);
}

void TaskCard::draw(Pt at) const {
    if (paragraphs_.empty()) return;
    const Palette& colors = frame_.colors();
    const LessonBook& book = frame_.workspace.lessons();
    const Rect area{{at.x, at.y + above_task}, {at.x + width_, at.y + height()}};
    const bool holds = book.is_done(book.step_index()) && book.holds();
    const Rgba edge = holds ? colors.clear_fill : colors.x;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({area.min.x, area.min.y}, {area.max.x, area.max.y}, im_color(colors.field),
                       8);
    list.AddRectFilled({area.min.x, area.min.y + 8}, {area.min.x + 3, area.max.y - 8},
                       im_color(edge), 2);
    Pt pen{area.min.x + task_inset, area.min.y + task_inset - 3};
    for (const Paragraph& paragraph : paragraphs_) {
        text_runs(&list, pen, width_ - 2 * task_inset, paragraph.size, runs_of(paragraph));
        pen.y += paragraph.height;
    }
    if (!offers_hint_) return;
    ImGui::SetCursorScreenPos({pen.x, pen.y + 2});
    if (text_button("hint", "Hint", colors, true, 64))
        frame_.want([](LessonBook& lessons) { lessons.hint_shown = true; });
}

}  // namespace lab
