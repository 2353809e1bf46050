#include "panels/crowd_rows.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>

#include "explain/crowd_sentence.hpp"
#include "panels/answer_rows.hpp"
#include "panels/lab.hpp"
#include "panels/parameter_rows.hpp"
#include "scene/make.hpp"
#include "scene/names.hpp"
#include "scene/pairs.hpp"

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

void comparison_table(Lab& lab, const Evaluation& now, float width) {
    const Palette& colors = lab.colors();
    compare(lab, now);
    const float left = ImGui::GetCursorScreenPos().x;
    row_texts(colors, left, width, {"tested", "visited", "time"}, colors.soft, Face::sans);
    ImGui::Dummy({width, 22});
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

// What the crowd is made of.

void row_label(const Palette& colors, const char* text) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size,
              {at.x, at.y + (field_height - small_size) / 2 - 1}, colors.soft, text);
    ImGui::Dummy({label_width, field_height});
    ImGui::SameLine(0, 0);
}

void whole_number_row(Lab& lab, const char* name, int Crowd::*member, int least, int most,
                      float width) {
    Session& session = lab.session();
    row_label(lab.colors(), name);
    const double slider_end = member == &Crowd::count ? 10'000 : 100;
    const FieldEdit edit = lab.fields().field(name, (*session.scene().crowd).*member,
                                              {static_cast<double>(least), slider_end, true},
                                              width - label_width - 24, lab.colors());
    if (edit.began) session.begin_gesture(std::string("Set crowd.") + name);
    if (edit.changed) {
        const double whole = std::clamp(std::round(edit.value), static_cast<double>(least),
                                        static_cast<double>(most));
        session.adjust([&](Scene& draft) { (*draft.crowd).*member = static_cast<int>(whole); });
    }
    if (edit.ended) session.end_gesture();
}

void count_buttons(Lab& lab) {
    row_label(lab.colors(), "");
    constexpr std::array counts = {10, 1000, 100'000, 1'000'000};
    constexpr std::array names = {"10", "1,000", "100,000", "1,000,000"};
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (i > 0) ImGui::SameLine(0, 4);
        const int count = counts.at(i);
        const bool lit = lab.session().scene().crowd->count == count;
        if (text_button(names.at(i), names.at(i), lab.colors(), lit))
            lab.session().edit("Set crowd.count",
                               [&](Scene& draft) { draft.crowd->count = count; });
    }
}

/// A row with a button for each value of an enumeration. The one that was pressed.
template <class Enum>
std::optional<Enum> choice_row(const Palette& colors, const char* name, Enum now, float width) {
    row_label(colors, name);
    const auto chosen = choice_buttons(names_for(Enum{}), static_cast<std::size_t>(now),
                                       width - label_width, colors);
    if (!chosen) return {};
    return static_cast<Enum>(*chosen);
}

void spread_row(Lab& lab, float width) {
    const Spread now = lab.session().scene().crowd->spread;
    if (const auto spread = choice_row(lab.colors(), "spread", now, width))
        lab.session().edit("Set crowd.spread",
                           [&](Scene& draft) { draft.crowd->spread = *spread; });
}

void question_row(Lab& lab, float width) {
    const CrowdQuestion now = lab.session().scene().crowd->asks;
    if (const auto question = choice_row(lab.colors(), "asks", now, width))
        lab.session().edit(std::string("Ask the crowd ") + name_of(*question),
                           [&](Scene& draft) { set_crowd_question(draft, *question); });
}

/// Which of the shapes asks: those that can ask such a thing.
void asker_row(Lab& lab, float width) {
    const Scene& scene = lab.session().scene();
    const CrowdQuestion question = scene.crowd->asks;
    if (question == CrowdQuestion::pairs) return;
    std::vector<std::string> names;
    for (const NamedShape& shape : scene.shapes)
        if (can_ask_crowd(question, shape.geometry)) names.push_back(shape.name);
    row_label(lab.colors(), "by");
    if (names.empty()) {
        const bool casts = question == CrowdQuestion::raycast;
        return text_paragraph(small_size, lab.colors().soft,
                              casts ? "a segment: add one by 2" : "a box: add one by 3",
                              width - label_width);
    }
    const std::size_t now = index_of(names, scene.crowd->by).value_or(names.size());
    const auto chosen = choice_buttons(names, now, width - label_width, lab.colors());
    if (!chosen) return;
    lab.session().edit("Let " + names[*chosen] + " ask",
                       [&](Scene& draft) { draft.crowd->by = names[*chosen]; });
}

}  // namespace

void crowd_rows(Lab& lab, ParameterRows& rows) {
    const Evaluation now = lab.session().now();
    if (!now.crowd) return;
    ImGui::PushID("crowd");
    if (!lab.hides_answer()) comparison_table(lab, now, rows.width());
    ImGui::Dummy({0, 4});
    question_row(lab, rows.width());
    asker_row(lab, rows.width());
    constexpr int most_seed = 1'000'000'000;
    whole_number_row(lab, "count", &Crowd::count, 1, Crowd::most, rows.width());
    count_buttons(lab);
    spread_row(lab, rows.width());
    whole_number_row(lab, "seed", &Crowd::seed, 0, most_seed, rows.width());
    rows.parameters_of_owner({ParameterOwner::Kind::crowd, 0}, "crowd");
    ImGui::PopID();
}

}  // namespace lab
