#include "ui/inspector/crowd_table.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <string>

#include "explain/crowd_sentence.hpp"
#include "scene/names.hpp"
#include "ui/frame.hpp"

namespace lab {

namespace {

/// Two digits; the others vary with the load of the machine.
std::string duration_text(double seconds) {
    if (!(seconds > 0)) return "";
    constexpr std::array units = {"ns", "µs", "ms", "s"};
    double value = seconds * 1e9;
    std::size_t unit = 0;
    for (; value >= 995 && unit + 1 < units.size(); ++unit) value /= 1000;
    if (value >= 99.5) value = 10 * std::round(value / 10);
    char text[32];
    std::snprintf(text, sizeof text, value < 9.95 ? "%.1f %s" : "%.0f %s", value, units.at(unit));
    return text;
}

// The columns of the table: structure, boxes tested, places visited, time.
constexpr float structure_width = 118;
constexpr float crowd_titles_height = 22;
constexpr float beside_crowd_table = 16, above_crowd_table = 10;

void right_aligned(float right, const std::string& text, Rgba color, Face face) {
    const float y = ImGui::GetCursorScreenPos().y + 6;
    const float x = right - text_width(face, small_size, text);
    draw_text(*ImGui::GetWindowDrawList(), face, small_size, {x, y}, color, text);
}

void row_texts(const Palette& colors, float left, float width,
               const std::array<std::string, 3>& texts, Rgba color, Face face) {
    const float column = (width - structure_width) / 3;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const float right = left + structure_width + column * static_cast<float>(i + 1);
        right_aligned(right, texts.at(i), i == 2 ? colors.soft : color, face);
    }
}

}  // namespace

void crowd_table(Frame& frame, float width) {
    const Evaluation now = frame.session().now();
    const Palette& colors = frame.colors();
    const float left = ImGui::GetCursorScreenPos().x;
    row_texts(colors, left, width, {"tested", "visited", "time"}, colors.soft, Face::sans);
    ImGui::Dummy({width, crowd_titles_height});
    for (std::size_t i = 0; i < CrowdComparison::count; ++i) {
        const auto structure = static_cast<CrowdStructure>(i);
        const bool chosen = now.posed.crowd->structure == structure;
        const auto& row = frame.workspace.crowd_comparison.rows.at(i);
        if (!row) {
            row_texts(colors, left, width, {"not built", "", ""}, colors.faint, Face::sans);
        } else if (!row->asked) {
            row_texts(colors, left, width, {"no query", "", ""}, colors.faint, Face::sans);
        } else {
            row_texts(colors, left, width,
                      {count_text(row->tested), row->visited > 0 ? count_text(row->visited) : "–",
                       duration_text(frame.workspace.crowd_comparison.times.at(i).shown())},
                      chosen ? colors.result : colors.text, Face::mono);
        }
        if (text_button(name_of(structure), title_of(structure), colors, chosen,
                        structure_width - 6))
            frame.want_edit("Choose the " + title_of(structure),
                            [structure](Scene& draft) { draft.crowd->structure = structure; });
    }
}

float crowd_card_height(const Frame& frame) {
    if (!frame.session().scene().crowd || frame.workspace.hides_answer()) return 0;
    const auto rows = static_cast<float>(CrowdComparison::count);
    const float between = ImGui::GetStyle().ItemSpacing.y;
    return 2 * above_crowd_table + crowd_titles_height + rows * (field_height + between);
}

void crowd_card(Frame& frame, Rect area) {
    // The area may be that of a derivation.
    if (area.height() <= 0 || crowd_card_height(frame) == 0) return;
    const Palette& colors = frame.colors();
    begin_panel("crowd table", area, colors.card, colors.hairline,
                {beside_crowd_table, above_crowd_table});
    crowd_table(frame, area.width() - 2 * beside_crowd_table);
    end_panel();
}

}  // namespace lab
