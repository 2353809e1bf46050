#include "panels/crowd_table.hpp"

#include <algorithm>
#include <cstdio>
#include <string>

#include "explain/crowd_sentence.hpp"
#include "panels/host.hpp"
#include "panels/lab.hpp"
#include "scene/names.hpp"

namespace lab {

namespace {

/// Up to so many boxes, every structure is made at once; of more, those that were looked at.
int most_to_compare_at_once(CrowdQuestion asks) {
    return asks == CrowdQuestion::pairs ? 2'000 : 20'000;
}

/// Seconds of one asking, taken over many where one is too short to be told.
double round_of_asking(Host& host, const CrowdWorld& world, const Scene& posed) {
    constexpr double long_enough = 1e-4;
    constexpr int most_turns = 100;
    const double start = host.seconds();
    int turns = 0;
    double spent = 0;
    while (spent < long_enough && turns < most_turns) {
        static_cast<void>(ask_crowd_untraced(world, posed));
        ++turns;
        spent = host.seconds() - start;
        if (!(spent > 0)) return 0;
    }
    return spent / turns;
}

/// The least of a few rounds: cold memory, and what else the machine does, only add to it.
double time_to_ask(Host& host, const CrowdWorld& world, const Scene& posed) {
    constexpr int rounds = 3;
    constexpr double too_long_to_repeat = 5e-3;
    double least = round_of_asking(host, world, posed);
    for (int round = 1; round < rounds && least < too_long_to_repeat; ++round)
        least = std::min(least, round_of_asking(host, world, posed));
    return least;
}

void compare(Lab& lab, const Evaluation& now) {
    CrowdComparison& table = lab.crowd_comparison;
    if (table.of == now.crowd) return;
    table = {now.crowd, {}};
    CrowdKeeper& keeper = lab.session().crowds();
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const auto structure = static_cast<CrowdStructure>(i);
        const Crowd& crowd = *now.posed.crowd;
        const bool is_small = crowd.count <= most_to_compare_at_once(crowd.asks);
        if (!is_small && !keeper.has_world(structure)) continue;
        const auto world = keeper.world(now, structure);
        const CrowdAnswer said = ask_crowd(*world, now.posed);
        const double seconds = said.asked ? time_to_ask(lab.host(), *world, now.posed) : 0;
        table.rows.at(i) = {said.tested, said.visited, said.found, said.asked, seconds};
    }
}

std::string duration_text(double seconds) {
    if (!(seconds > 0)) return "";
    char text[32];
    const auto write = [&](double value, const char* unit) {
        std::snprintf(text, sizeof text, value < 10 ? "%.1f %s" : "%.0f %s", value, unit);
        return std::string(text);
    };
    if (seconds < 1e-6) return write(seconds * 1e9, "ns");
    if (seconds < 1e-3) return write(seconds * 1e6, "µs");
    return write(seconds * 1e3, "ms");
}

// The table: a structure, boxes tested, places visited, time.
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

void crowd_table(Lab& lab, float width) {
    const Evaluation now = lab.session().now();
    const Palette& colors = lab.colors();
    compare(lab, now);
    const float left = ImGui::GetCursorScreenPos().x;
    row_texts(colors, left, width, {"tested", "visited", "time"}, colors.soft, Face::sans);
    ImGui::Dummy({width, crowd_titles_height});
    for (std::size_t i = 0; i < CrowdComparison::count; ++i) {
        const auto structure = static_cast<CrowdStructure>(i);
        const bool chosen = now.posed.crowd->structure == structure;
        const auto& row = lab.crowd_comparison.rows.at(i);
        if (!row) {
            row_texts(colors, left, width, {"not made", "", ""}, colors.faint, Face::sans);
        } else if (!row->asked) {
            row_texts(colors, left, width, {"not asked", "", ""}, colors.faint, Face::sans);
        } else {
            row_texts(colors, left, width,
                      {count_text(row->tested), row->visited > 0 ? count_text(row->visited) : "–",
                       duration_text(row->seconds)},
                      chosen ? colors.result : colors.text, Face::mono);
        }
        if (text_button(name_of(structure), title_of(structure), colors, chosen,
                        structure_width - 6))
            lab.session().edit("Ask the " + title_of(structure),
                               [&](Scene& draft) { draft.crowd->structure = structure; });
    }
}

float crowd_card_height(Lab& lab) {
    if (!lab.session().scene().crowd || lab.hides_answer()) return 0;
    const auto rows = static_cast<float>(CrowdComparison::count);
    const float between = ImGui::GetStyle().ItemSpacing.y;
    return 2 * above_crowd_table + crowd_titles_height + rows * (field_height + between);
}

void crowd_card(Lab& lab, Rect area) {
    if (area.height() <= 0) return;
    const Palette& colors = lab.colors();
    begin_panel("crowd table", area, colors.card, colors.hairline,
                {beside_crowd_table, above_crowd_table});
    crowd_table(lab, area.width() - 2 * beside_crowd_table);
    end_panel();
}

}  // namespace lab
