#include "ui/inspector/crowd_rows.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "scene/make.hpp"
#include "scene/names.hpp"
#include "ui/frame.hpp"
#include "ui/inspector/answer_rows.hpp"
#include "ui/inspector/crowd_table.hpp"
#include "ui/inspector/parameter_rows.hpp"

namespace lab {

namespace {

void whole_number_row(Frame& frame, const char* name, int Crowd::*member, int least, int most,
                      float width) {
    const Session& session = frame.session();
    row_label(frame.colors(), name);
    const double slider_end = member == &Crowd::count ? 10'000 : 100;
    const FieldEdit edit =
        frame.fields.field(name, (*session.scene().crowd).*member,
                           {static_cast<double>(least), slider_end, Limit::not_negative},
                           width - label_width - 24, frame.colors());
    name_field("crowd", name);
    const double whole =
        std::clamp(std::round(edit.value), static_cast<double>(least), static_cast<double>(most));
    frame.want_gesture(edit, std::string("Set crowd.") + name, [=](Session& open) {
        open.adjust([=](Scene& draft) { (*draft.crowd).*member = static_cast<int>(whole); });
    });
}

void count_buttons(Frame& frame) {
    row_label(frame.colors(), "");
    constexpr std::array counts = {10, 1000, 100'000, 1'000'000};
    constexpr std::array names = {"10", "1,000", "100,000", "1,000,000"};
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (i > 0) ImGui::SameLine(0, 4);
        const int count = counts.at(i);
        const bool lit = frame.session().scene().crowd->count == count;
        if (text_button(names.at(i), names.at(i), frame.colors(), lit))
            frame.want_edit("Set crowd.count", [=](Scene& draft) { draft.crowd->count = count; });
    }
}

/// A row with a button for each value of an enumeration. Returns the value that was pressed.
template <class Enum>
std::optional<Enum> choice_row(const Palette& colors, const char* name, Enum now, float width) {
    row_label(colors, name);
    const auto chosen = choice_buttons(names_for(Enum{}), static_cast<std::size_t>(now),
                                       width - label_width, colors);
    if (!chosen) return {};
    return static_cast<Enum>(*chosen);
}

void spread_row(Frame& frame, float width) {
    const Spread now = frame.session().scene().crowd->spread;
    if (const auto spread = choice_row(frame.colors(), "spread", now, width))
        frame.want_edit("Set crowd.spread", [=](Scene& draft) { draft.crowd->spread = *spread; });
}

void question_row(Frame& frame, float width) {
    const CrowdQuestion now = frame.session().scene().crowd->asks;
    if (const auto question = choice_row(frame.colors(), "asks", now, width))
        frame.want_edit(std::string("Ask the crowd ") + name_of(*question),
                        [=](Scene& draft) { set_crowd_question(draft, *question); });
}

/// Chooses the shape that queries the crowd, from those that can.
void asker_row(Frame& frame, float width) {
    const Scene& scene = frame.session().scene();
    const CrowdQuestion question = scene.crowd->asks;
    if (question == CrowdQuestion::pairs) return;
    std::vector<std::string> names;
    for (const NamedShape& shape : scene.shapes)
        if (can_ask_crowd(question, shape.geometry)) names.push_back(shape.name);
    row_label(frame.colors(), "by");
    if (names.empty()) {
        const bool casts = question == CrowdQuestion::raycast;
        return text_paragraph(
            small_size, frame.colors().soft,
            casts ? "press 2 to add a querying segment" : "press 3 to add a querying box",
            width - label_width);
    }
    const std::size_t now = index_of(names, scene.crowd->by).value_or(names.size());
    const auto chosen = choice_buttons(names, now, width - label_width, frame.colors());
    if (!chosen) return;
    frame.want_edit("Let " + names[*chosen] + " ask",
                    [=](Scene& draft) { draft.crowd->by = names[*chosen]; });
}

}  // namespace

void crowd_rows(Frame& frame, ParameterRows& rows) {
    if (!frame.session().now().crowd) return;
    ImGui::PushID("crowd");
    if (!frame.workspace.hides_answer()) crowd_table(frame, rows.width());
    ImGui::Dummy({0, 4});
    question_row(frame, rows.width());
    asker_row(frame, rows.width());
    constexpr int most_seed = 1'000'000'000;
    whole_number_row(frame, "count", &Crowd::count, 1, Crowd::most, rows.width());
    count_buttons(frame);
    spread_row(frame, rows.width());
    whole_number_row(frame, "seed", &Crowd::seed, 0, most_seed, rows.width());
    rows.parameters_of_owner({ParameterOwner::Kind::crowd, 0}, "crowd");
    ImGui::PopID();
}

}  // namespace lab
