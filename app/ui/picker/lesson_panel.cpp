// The text of a lesson beside the canvas, and the list of all lessons.
#include <algorithm>
#include <cmath>

#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"
#include "ui/picker/switch_rows.hpp"
#include "ui/picker/task_card.hpp"
#include "ui/widgets/text_runs.hpp"
#include "workspace/lesson_book.hpp"

namespace lab {

namespace {

constexpr float words_size = body_size;
constexpr float least_text_height = 160;

/// The size at which the longest line fits, down to the smallest readable size.
float size_that_fits(const std::string& lines, float room) {
    constexpr float usual = 12, least = 10;
    float widest = 0;
    for (std::size_t from = 0, end = 0; from < lines.size(); from = end + 1) {
        end = std::min(lines.find('\n', from), lines.size());
        widest = std::max(widest, text_width(Face::mono, usual, lines.substr(from, end - from)));
    }
    return widest > room ? std::max(std::floor(2 * usual * room / widest) / 2, least) : usual;
}

/// Lines of code are short, so they aren't wrapped.
void code_lines(const Palette& colors, const Block& block, float width) {
    constexpr float spacing = 17, inset = 10;
    const std::string text = plain_text(block);
    const float size = size_that_fits(text, width - 2 * inset);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto lines = static_cast<float>(std::count(text.begin(), text.end(), '\n'));
    const float height = lines * spacing + inset;
    list.AddRectFilled(at, {at.x + width, at.y + height}, im_color(colors.field), 6);
    float y = at.y + inset / 2 + 1;
    for (std::size_t from = 0; from < text.size(); y += spacing) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        draw_text(list, Face::mono, size, {at.x + inset, y}, colors.text,
                  fitted(Face::mono, size, text.substr(from, end - from), width - 2 * inset));
        from = end + 1;
    }
    ImGui::Dummy({width, height + 8});
}

void paragraph(const std::vector<TextRun>& runs, float width, float size, float left = 0) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const int lines =
        text_runs(ImGui::GetWindowDrawList(), {at.x + left, at.y}, width - left, size, runs);
    ImGui::Dummy({width, size * line_spacing * static_cast<float>(lines)});
}

/// A case that the text tells of: a button opens it as a scene.
void case_button(Frame& frame, const Block& block, float width) {
    ImGui::PushID(block.line);
    const std::string label = "See it: " + block.spans.front().text;
    if (text_button("case", fitted(Face::sans, body_size, label, width - 24).c_str(),
                    frame.colors(), false, width))
        frame.want([line = block.spans.back().text](Workspace& whole) {
            whole.open_case(line);
            whole.say("Ctrl+L leads back to the lesson.");
        });
    if (ImGui::IsItemHovered()) tooltip("Opens it as a scene. Ctrl+L comes back here.");
    ImGui::PopID();
    ImGui::Dummy({0, 5});
}

void words_block(Frame& frame, const Block& block, float width) {
    const Palette& colors = frame.colors();
    if (block.kind == BlockKind::code && block.marker == "case")
        return case_button(frame, block, width);
    if (block.kind == BlockKind::code) {
        code_lines(colors, block, width);
        return;
    }
    const bool quote = block.kind == BlockKind::quote;
    const float left = block.kind == BlockKind::item ? 20 : quote ? 12 : 0;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (block.kind == BlockKind::item)
        draw_text(list, Face::sans, words_size, {at.x + 4, at.y}, colors.soft, block.marker);
    paragraph(runs_of(block, colors), width, quote ? small_size : words_size, left);
    if (quote) {
        list.AddRectFilled(at, {at.x + 2, ImGui::GetCursorScreenPos().y - 4},
                           im_color(colors.hairline));
    }
    ImGui::Dummy({0, block.kind == BlockKind::item ? 0.0F : 5.0F});
}

/// One dot for each step, filled if its task is done or it has none. A click opens the step.
void step_dots(Frame& frame) {
    const LessonBook& book = frame.workspace.lessons();
    const Palette& colors = frame.colors();
    constexpr float apart = 17, radius = 4.5F;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    for (std::size_t i = 0; i < book.lesson().steps.size(); ++i) {
        const ImVec2 middle{at.x + radius + 2 + apart * static_cast<float>(i), at.y + 10};
        ImGui::SetCursorScreenPos({middle.x - apart / 2, at.y});
        ImGui::PushID(static_cast<int>(i));
        if (invisible_button("step", {apart, 20}))
            frame.want([i](LessonBook& lessons) { lessons.go_to(i); });
        name_control(book.lesson().steps[i].heading);
        focus_stop();
        if (ImGui::IsItemHovered()) {
            ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
            tooltip(book.lesson().steps[i].heading);
        }
        const bool here = i == book.step_index();
        const Rgba color = here ? colors.x : book.is_done(i) ? colors.clear_fill : colors.faint;
        if (here || book.is_done(i)) {
            list.AddCircleFilled(middle, here ? radius + 0.5F : radius - 0.5F, im_color(color));
        } else {
            list.AddCircle(middle, radius - 1, im_color(color), 0, 1.5F);
        }
        focus_ring(colors, 8);
        ImGui::PopID();
    }
    ImGui::SetCursorScreenPos({at.x, at.y + 26});
}

void want_to_leave(Frame& frame) {
    frame.want([](LessonBook& lessons) { lessons.leave_or_return(); });
}

void lesson_header(Frame& frame, float width) {
    const LessonBook& book = frame.workspace.lessons();
    const Palette& colors = frame.colors();
    if (text_button("shelf", "All lessons", colors, false, 96)) want_to_leave(frame);
    if (ImGui::IsItemHovered()) tooltip("Leaves the lesson; it keeps its place   Ctrl+L");
    ImGui::Dummy({0, 2});
    text_line(Face::sans, small_size, colors.soft,
              fitted(Face::sans, small_size, book.lesson().title, width));
    step_dots(frame);
    paragraph({{Face::sans_bold, colors.text, book.step().heading}}, width, title_size);
    ImGui::Dummy({0, 2});
}

void want_to_turn(Frame& frame, int by) {
    frame.want([by](LessonBook& lessons) { lessons.turn(by); });
}

/// Asks before it resets a written page: only the second click resets it.
void start_again_button(Frame& frame) {
    const bool is_written = frame.workspace.lessons().is_page_written();
    bool& asks = frame.ui.page.asks_to_reset;
    const bool asks_now = asks && is_written;
    const bool pressed = text_button("again", asks_now ? "Reset the page?" : "Start again",
                                     frame.colors(), asks_now, asks_now ? 116 : 96);
    if (ImGui::IsItemHovered())
        tooltip_beside(is_written
                           ? "Starts this step again. The page goes back to what the step begins "
                             "with, and your lines are lost."
                           : "Starts this step again.");
    asks = asks && (ImGui::IsItemHovered() || ImGui::IsItemFocused());
    if (!pressed) return;
    if (is_written && !asks_now) {
        asks = true;
        return;
    }
    asks = false;
    frame.want([](LessonBook& lessons) { lessons.start_again(); });
}

void lesson_footer(Frame& frame, Rect area) {
    const LessonBook& book = frame.workspace.lessons();
    const Palette& colors = frame.colors();
    const float y = area.max.y - 14 - field_height;
    ImGui::SetCursorScreenPos({area.min.x + 14, y});
    if (book.step_index() > 0) {
        if (text_button("back", "Back", colors, false, 64)) want_to_turn(frame, -1);
        if (ImGui::IsItemHovered()) tooltip_beside("Previous step   PgUp");
    }
    ImGui::SetCursorScreenPos({area.min.x + 14 + 72, y});
    start_again_button(frame);
    const bool ends = book.step_index() + 1 == book.lesson().steps.size();
    const float wide = ends && book.has_next() ? std::min(96.0F, area.width() - 204) : 76;
    ImGui::SetCursorScreenPos({area.max.x - 14 - wide, y});
    if (!book.has_next()) {
        if (text_button("finish", "Finish", colors, true, wide)) want_to_leave(frame);
        return;
    }
    if (text_button("next", ends ? "Next lesson" : "Next", colors, true, wide))
        want_to_turn(frame, 1);
    if (ImGui::IsItemHovered())
        tooltip_beside(ends ? "First step of the next lesson   PgDn" : "Next step   PgDn");
}

/// Draws a tick if the lesson is finished, otherwise its progress. Returns the width.
float progress_mark(const LessonBook& book, std::size_t lesson, const Palette& colors, Pt right) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (book.is_finished(lesson)) {
        const ImVec2 tick[] = {
            {right.x - 17, right.y}, {right.x - 13, right.y + 4}, {right.x - 6, right.y - 5}};
        list.AddPolyline(tick, 3, im_color(colors.clear_fill), 0, 2);
        if (ImGui::IsItemHovered())
            tooltip("Finished: you have seen every step and done every task");
        return 24;
    }
    const std::size_t done = book.steps_done(lesson);
    if (done == 0) return 6;
    const std::string text =
        std::to_string(done) + " of " + std::to_string(book.lessons()[lesson].steps.size());
    const float width = text_width(Face::sans, small_size, text);
    draw_text(list, Face::sans, small_size, {right.x - 6 - width, right.y - 6}, colors.soft, text);
    if (ImGui::IsItemHovered()) tooltip(text + " steps seen, and what they ask for done");
    return width + 18;
}

}  // namespace

void lesson_panel(Frame& frame, Rect area) {
    const float width = area.width() - 28;
    lesson_header(frame, width);
    const float footer = 14 + field_height + 12;
    // Each step opens at the beginning of its text.
    const std::string id =
        "words of " + frame.session().id() + std::to_string(frame.workspace.lessons().step_index());
    const float top = ImGui::GetCursorScreenPos().y;
    const float switches = switch_rows_height(frame), room = area.max.y - footer - switches - top;
    // In a low panel the text keeps the assignment, so that the rest of the text can be read.
    TaskCard task(frame, width);
    const bool is_apart = room - task.height() > least_text_height;
    if (!is_apart) task.leave_out_assignment();
    const float task_top = area.max.y - footer - task.height(), bottom = task_top - switches;
    ImGui::BeginChild(id.c_str(), {width + 12, bottom - top}, false, ImGuiWindowFlags_NoBackground);
    sharpen_lines();
    const LessonBook& book = frame.workspace.lessons();
    if (book.step_index() == 0)
        for (const Block& block : book.lesson().summary) words_block(frame, block, width);
    const Block* assignment = is_apart ? book.step().assignment() : nullptr;
    for (const Block& block : book.step().words)
        if (&block != assignment) words_block(frame, block, width);
    fade_out_if_more(frame.colors().card);
    ImGui::EndChild();
    switch_rows(frame, {area.min.x + 14, bottom}, width);
    task.draw({area.min.x + 14, task_top});
    lesson_footer(frame, area);
}

void lesson_shelf(Frame& frame, float width) {
    const LessonBook& book = frame.workspace.lessons();
    const Palette& colors = frame.colors();
    ImGui::BeginChild("lessons", {width + 12, 0}, false, ImGuiWindowFlags_NoBackground);
    sharpen_lines();
    for (std::size_t i = 0; i < book.lessons().size(); ++i) {
        const Lesson& lesson = book.lessons()[i];
        constexpr float height = 34;
        const ImVec2 at = ImGui::GetCursorScreenPos();
        if (invisible_button(lesson.id.c_str(), {width, height}))
            frame.want([i](LessonBook& lessons) { lessons.open(i); });
        name_control(lesson.title);
        focus_stop();
        const bool hovered = ImGui::IsItemHovered() || ImGui::IsItemFocused();
        ImDrawList& list = *ImGui::GetWindowDrawList();
        if (hovered)
            list.AddRectFilled(at, {at.x + width, at.y + height}, im_color(colors.field), 8);
        const std::string number = std::to_string(i + 1);
        draw_text(list, Face::mono, small_size,
                  {at.x + 26 - text_width(Face::mono, small_size, number), at.y + 11}, colors.soft,
                  number);
        const float taken = progress_mark(book, i, colors, {at.x + width, at.y + 17});
        row_title({{at.x + 38, at.y}, {at.x + width - taken, at.y + height}}, Face::sans, body_size,
                  hovered ? colors.text : colors.soft, lesson.title);
        focus_ring(colors, 8);
        if (ImGui::IsItemHovered()) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    }
    ImGui::EndChild();
}

}  // namespace lab
