// The page of a lesson's step, in the place of the library's source.
#include "ui/source/page_panel.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/source/page_lines.hpp"
#include "ui/widgets/text_runs.hpp"
#include "workspace/lesson_book.hpp"

namespace lab {

namespace {

constexpr float choice_height = 40;
constexpr float page_margin = 14;
constexpr std::string_view blank_word = "___";

std::string typed(const PageEditor& editor) {
    return editor.text.substr(0, editor.text.find('\0'));
}

/// Fills the field with the page. While the learner types, Dear ImGui has a copy of the text, which
/// is dropped if the page was replaced.
void fill_editor(PageEditor& editor, const std::string& page) {
    if (editor.is_typed_into && typed(editor) == page) return;
    if (std::exchange(editor.is_typed_into, false)) ImGui::ClearActiveID();
    editor.text.assign(page);
    editor.text.resize(longest_page + 1, '\0');
}

/// Where the field draws its text. It is scrolled sideways only while the learner types.
Pt origin_of_text(const ImGuiWindow& field, unsigned id, bool is_typed_into) {
    const ImVec2 padding = ImGui::GetStyle().FramePadding;
    return {field.Pos.x + padding.x - (is_typed_into ? scrolled_by(id) : 0),
            field.Pos.y + padding.y - field.Scroll.y};
}

/// Selects the next blank after Tab, and the blank below the pointer after a click.
int select_blank(ImGuiInputTextCallbackData* data) {
    const bool is_asked =
        std::exchange(static_cast<PageEditor*>(data->UserData)->to_next_blank, false);
    const bool is_clicked = ImGui::IsMouseReleased(0) && data->SelectionStart == data->SelectionEnd;
    if (!is_asked && !is_clicked) return 0;
    const std::string_view text(data->Buf, static_cast<std::size_t>(data->BufTextLen));
    const auto cursor = static_cast<std::size_t>(data->CursorPos);
    const std::size_t inside = blank_word.size() - 1;
    std::size_t at = text.find(blank_word, is_asked || cursor < inside ? cursor : cursor - inside);
    if (is_clicked && !is_asked && (at == text.npos || at >= cursor)) return 0;
    if (at == text.npos) at = text.find(blank_word);
    if (at == text.npos) return 0;
    data->SelectionStart = static_cast<int>(at);
    data->SelectionEnd = data->CursorPos = static_cast<int>(at + blank_word.size());
    return 0;
}

void edit_lines(Frame& frame, const Rect& area) {
    const LessonBook& book = frame.workspace.lessons();
    PageEditor& editor = frame.ui.page;
    fill_editor(editor, book.page_text());
    ImGui::SetCursorScreenPos({area.min.x, area.min.y});
    push_font(font(Face::mono, small_size), small_size);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {page_gutter, 8});
    ImGui::PushStyleColor(ImGuiCol_FrameBg, im_color(frame.colors().card));
    ImGui::InputTextMultiline("##page", editor.text.data(), editor.text.size(),
                              {area.width(), area.height()}, ImGuiInputTextFlags_CallbackAlways,
                              select_blank, &editor);
    const unsigned id = ImGui::GetItemID();
    name_control("page");
    focus_stop();
    // Esc leaves the field and keeps what was typed, where Dear ImGui would undo all of it.
    const bool left = key_pressed(ImGuiKey_Escape) && editor.is_typed_into;
    if (ImGui::IsItemEdited() && !left)
        frame.want([text = typed(editor)](LessonBook& lessons) { lessons.write_page(text); });
    editor.is_typed_into = ImGui::IsItemActive() && !left;
    const ImGuiWindow* parent = ImGui::GetCurrentWindow();
    if (!parent->DC.ChildWindows.empty()) {
        ImGuiWindow& field = *parent->DC.ChildWindows.back();
        PageLines lines(frame.colors(), book.page_now(), area,
                        origin_of_text(field, id, editor.is_typed_into), editor.is_typed_into);
        lines.draw(*field.DrawList);
    }
    ImGui::PopStyleColor();
    ImGui::PopStyleVar();
    ImGui::PopFont();
}

/// "Line 3: Write and instead of &&." for the first line that has an error, where there may be more
/// space than at its end.
std::string words_on_error(const LessonBook& book) {
    const std::vector<LineValue>& values = book.page_now().values;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i].error && !values[i].error->is_blank)
            return "Line " + std::to_string(i + 1) + ": " + values[i].error->what();
    return "";
}

/// "Case 12 of 60 (corner): hit is true, and should be false."
std::string words_on_run(const LessonBook& book) {
    const auto& run = book.page_run();
    if (!run) {
        if (std::string wrong = words_on_error(book); !wrong.empty()) return wrong;
        if (book.holds()) return "This page passes all hidden cases.";
        return "Run tries the page on cases that you don't see.";
    }
    const std::string of = " of " + std::to_string(run->count());
    if (const auto& failed = run->failed())
        return "Case " + std::to_string(failed->number) + of + " (" + name_of(failed->kind) +
               "): " + failed->fault + " The canvas shows it; Ctrl+Z brings your scene back.";
    if (run->passes()) return "All " + std::to_string(run->count()) + " hidden cases pass.";
    return "Case " + std::to_string(run->tried()) + of;
}

Rgba color_of_run(const LessonBook& book, const Palette& colors) {
    const auto& run = book.page_run();
    if ((run && run->failed()) || (!run && !words_on_error(book).empty())) return colors.blocked;
    return book.holds() || (run && run->passes()) ? colors.clear : colors.soft;
}

void progress_bar(const LessonBook& book, const Palette& colors, Pt at, float width) {
    const auto& run = book.page_run();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({at.x, at.y}, {at.x + width, at.y + 4}, im_color(colors.field), 2);
    if (!run || run->count() == 0) return;
    const float share = static_cast<float>(run->tried()) / static_cast<float>(run->count());
    const Rgba fill = run->failed() ? colors.blocked_fill : colors.clear_fill;
    list.AddRectFilled({at.x, at.y}, {at.x + share * width, at.y + 4}, im_color(fill), 2);
}

/// Always as high as three lines of words on a run, so that the lines above it don't move.
constexpr float foot_lines = 3;

float foot_height(float width, const std::string& names) {
    const int lines = text_runs(nullptr, {}, width, small_size, {{Face::sans, {}, names}});
    return field_height + 22 +
           small_size * line_spacing * (foot_lines + static_cast<float>(lines)) + 12;
}

void page_foot(Frame& frame, const Rect& area, const std::string& names) {
    const LessonBook& book = frame.workspace.lessons();
    const Palette& colors = frame.colors();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float left = area.min.x + page_margin, width = area.width() - 2 * page_margin;
    const float hairline = 1 / ImGui::GetIO().DisplayFramebufferScale.x;
    list.AddLine({area.min.x, area.min.y}, {area.max.x, area.min.y}, im_color(colors.hairline),
                 hairline);
    const int lines = text_runs(&list, {left, area.min.y + 8}, width, small_size,
                                {{Face::sans, colors.soft, names}});
    const float top = area.min.y + 12 + small_size * line_spacing * static_cast<float>(lines);
    ImGui::SetCursorScreenPos({left, top});
    const bool runs = book.page_run() && !book.page_run()->is_done();
    if (text_button("run", "Run over the hidden cases", colors, !runs, 184))
        frame.want([](LessonBook& lessons) { lessons.run_page(); });
    progress_bar(book, colors, {left + 196, top + field_height / 2 - 2}, width - 196);
    text_runs(&list, {left, top + field_height + 8}, width, small_size,
              {{Face::sans, color_of_run(book, colors), words_on_run(book)}});
}

}  // namespace

bool shows_page(Frame& frame) {
    return frame.workspace.lessons().has_page() && !frame.ui.page.reads_library &&
           !frame.session().walks();
}

float page_choice(Frame& frame, const Rect& area) {
    if (!frame.workspace.lessons().has_page()) return 0;
    ImGui::SetCursorScreenPos({area.min.x + 10, area.min.y + 7});
    ImGui::PushID("page or library");
    const auto chosen =
        choice_buttons({"Your page", "The library's source"}, shows_page(frame) ? 0 : 1,
                       area.width() - 20, frame.colors());
    ImGui::PopID();
    if (chosen) {
        frame.ui.page.reads_library = *chosen == 1;
        if (*chosen == 0) frame.want([](Session& open) { open.end_walk(); });
    }
    return choice_height;
}

void page_panel(Frame& frame, const Rect& area) {
    const std::string names = "You can use: " + frame.workspace.lessons().page_now().usable;
    const float foot = foot_height(area.width() - 2 * page_margin, names);
    const float edge = std::max(area.max.y - foot, area.min.y + 40);
    edit_lines(frame, {{area.min.x + 1, area.min.y}, {area.max.x - 1, edge}});
    page_foot(frame, {{area.min.x, edge}, area.max}, names);
}

}  // namespace lab
