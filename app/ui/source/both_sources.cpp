// The plain formula as a book writes it, and how the library decides the same question.
#include "ui/source/both_sources.hpp"

#include <algorithm>
#include <cmath>

#include "commands/commands.hpp"
#include "render/imgui_compat.hpp"
#include "trace/decision.hpp"
#include "ui/frame.hpp"
#include "ui/source/source_header.hpp"
#include "ui/source/source_rows.hpp"
#include "ui/widgets/text_runs.hpp"

namespace lab {

namespace {

/// From this width on, the sources stand side by side.
constexpr float least_width_of_two = 620;
constexpr float verdict_inset = 14;
constexpr float parting_width = 122;
constexpr std::size_t verdict_lines = 2;

void hairline(Frame& frame, Pt from, Pt to) {
    ImGui::GetWindowDrawList()->AddLine({from.x, from.y}, {to.x, to.y},
                                        im_color(frame.colors().hairline),
                                        1 / ImGui::GetIO().DisplayFramebufferScale.x);
}

/// Goes to the formula itself, past the functions that only choose it.
void enter_formula(SourceView& view, const std::optional<Call>& trace) {
    if (!trace || view.entered == trace->function) return;
    view.chain(trace);
    view.entered = trace->function;
    const Call* call = &*trace;
    while (const Call* next = deciding_call(*call)) {
        view.step_into(*call, *next);
        call = next;
    }
}

/// As many lines of a text as there is space for, in the middle of a row. A tooltip has the rest.
void draw_words(const std::string& words, const Rect& row, Rgba color) {
    const float line = small_size * line_spacing;
    const auto lines = lines_of(Face::sans, small_size, words, row.width());
    const std::size_t count = std::min(lines.size(), verdict_lines);
    float y = (row.min.y + row.max.y - static_cast<float>(count) * line) / 2 +
              (line - small_size) / 2 - 1;
    for (std::size_t i = 0; i < count; ++i) {
        const bool is_cut = i + 1 == verdict_lines && lines.size() > verdict_lines;
        std::string text(lines[i]);
        if (is_cut) text = fitted(Face::sans, small_size, text.append(" …"), row.width());
        draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size, {row.min.x, y}, color, text);
        y += line;
    }
    if (lines.size() > verdict_lines && ImGui::IsWindowHovered() &&
        ImGui::IsMouseHoveringRect({row.min.x, row.min.y}, {row.max.x, row.max.y}))
        tooltip(words, row);
}

/// Whether the two answers are the same here, and the way to a case where they aren't. Returns the
/// height that it takes.
float verdict(Frame& frame, const Rect& area) {
    const Palette& colors = frame.colors();
    const Command& parting = command("parting_case");
    constexpr float height =
        18 + std::max(field_height, static_cast<float>(verdict_lines) * small_size * line_spacing);
    ImGui::SetCursorScreenPos({area.min.x + 10, area.min.y + (height - field_height) / 2});
    if (text_button("parting case", "Where they part", colors, false, parting_width))
        frame.run(parting);
    name_control("Where they part");
    if (ImGui::IsItemHovered()) tooltip(parting.tip);
    const auto& answer = frame.session().moment().beside_answer;
    const bool agree = !answer || answer->differences.empty();
    const float left = area.min.x + 10 + parting_width + 12;
    draw_words(agree ? "Here, both give the same answer." : answer->words,
               {{left, area.min.y}, {area.max.x - verdict_inset, area.min.y + height}},
               agree ? colors.soft : colors.y);
    return height;
}

}  // namespace

void source_with_header(Frame& frame, SourceView& view, const std::vector<ShownCall>& chain,
                        Rect area, const char* title) {
    source_header(frame, view, chain, area, title);
    area.min.y += source_header_height;
    hairline(frame, area.min, {area.max.x, area.min.y});
    area.min.y += 1;
    source_rows(frame, view, chain.back(), area);
}

void both_sources(Frame& frame, const std::vector<ShownCall>& chain, Rect area) {
    area.min.y += verdict(frame, area);
    hairline(frame, area.min, {area.max.x, area.min.y});
    SourceView& beside = frame.ui.source_beside;
    enter_formula(beside, frame.session().moment().beside_trace);
    const std::vector<ShownCall> formula = beside.chain(frame.session().moment().beside_trace);
    const bool has_width = area.width() >= least_width_of_two;
    Rect first = area, second = area;
    if (has_width) {
        first.max.x = second.min.x = std::floor((area.min.x + area.max.x) / 2);
        hairline(frame, second.min, {second.min.x, second.max.y});
    } else {
        first.max.y = second.min.y = std::floor((area.min.y + area.max.y) / 2);
        hairline(frame, second.min, {second.max.x, second.min.y});
    }
    ImGui::PushID("beside");
    source_with_header(frame, beside, formula, first, "Formula");
    ImGui::PopID();
    source_with_header(frame, frame.ui.source, chain, second, "Library");
}

}  // namespace lab
