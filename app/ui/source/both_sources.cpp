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
constexpr float parting_width = 122, verdict_lines = 2;

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

/// Whether the two answers are the same here, and the way to a case where they aren't. Returns the
/// height that it takes.
float verdict(Frame& frame, const Rect& area) {
    const Palette& colors = frame.colors();
    const Command& parting = command("parting_case");
    ImGui::SetCursorScreenPos({area.min.x + 10, area.min.y + 9});
    if (text_button("parting case", "Where they part", colors, false, parting_width))
        frame.run(parting);
    name_control("Where they part");
    if (ImGui::IsItemHovered()) tooltip(parting.tip);
    const auto& answer = frame.session().beside_answer();
    const bool agree = !answer || answer->differences.empty();
    const std::string words = agree ? "Here, both give the same answer." : answer->words;
    const float left = area.min.x + 10 + parting_width + 12;
    const float line = small_size * line_spacing;
    const float height = 10 + std::max(field_height, verdict_lines * line) + 8;
    const float width = area.max.x - left - verdict_inset;
    const auto lines = lines_of(small_size, words, width);
    float y = lines.size() > 1 ? area.min.y + 9 : area.min.y + 9 + (field_height - small_size) / 2;
    for (std::size_t i = 0; i < lines.size() && i < static_cast<std::size_t>(verdict_lines); ++i) {
        const bool is_cut =
            i + 1 == static_cast<std::size_t>(verdict_lines) && lines.size() > i + 1;
        const std::string text =
            is_cut ? fitted(Face::sans, small_size, std::string(lines[i]) + " …", width)
                   : std::string(lines[i]);
        draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size, {left, y},
                  agree ? colors.soft : colors.y, text);
        y += line;
    }
    const Rect place{{left, area.min.y + 6}, {area.max.x, area.min.y + height - 6}};
    if (lines.size() > 2 && ImGui::IsWindowHovered() &&
        ImGui::IsMouseHoveringRect({place.min.x, place.min.y}, {place.max.x, place.max.y}))
        tooltip(words, place);
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
    enter_formula(beside, frame.session().beside_trace());
    const std::vector<ShownCall> formula = beside.chain(frame.session().beside_trace());
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
