#include <algorithm>

#include "panels/lab.hpp"
#include "panels/panels.hpp"
#include "panels/text_runs.hpp"

namespace lab {

namespace {

constexpr float left_room = 20;
constexpr float right_room = 16;
constexpr float above = 13;
constexpr float for_button = 78;
constexpr float wide_enough_for_one_line = 900;

Sentence sentence_now(Lab& lab) {
    if (lab.lessons().awaits_prediction())
        return {Sentence::Mood::neutral, "What do you think?", "Click where it will be."};
    return lab.session().reason().sentence;
}

float text_room(const Session& session, float width) {
    const bool several = session.scene().queries.size() > 1;
    return width - left_room - right_room - (several ? for_button : 0);
}

std::vector<TextRun> runs_of(const Sentence& sentence, const Palette& colors) {
    return {{Face::sans_bold, colors.text, sentence.answer},
            {Face::sans, colors.text, " "},
            {Face::sans, colors.text, sentence.detail}};
}

}  // namespace

float sentence_height(Lab& lab, float width) {
    Session& session = lab.session();
    const float room = text_room(session, width);
    const Sentence sentence = sentence_now(lab);
    const int lines = text_runs(nullptr, {}, room, body_size, runs_of(sentence, lab.colors()));
    Lab::SentenceRoom& kept = lab.sentence_room;
    if (kept.scene != session.id() || kept.width != width) {
        kept = {session.id(), width, width < wide_enough_for_one_line ? 2 : 1};
    }
    kept.lines = std::max(kept.lines, lines);
    return 2 * above + body_size * (1 + line_spacing * static_cast<float>(kept.lines - 1)) + 5;
}

/// The result in one sentence. Where a scene asks several queries, a click goes to the next.
void sentence_panel(Lab& lab, Rect area) {
    const Palette& colors = lab.colors();
    Session& session = lab.session();
    begin_panel("sentence", area, colors.card, colors.hairline, {0, 0});
    const Sentence sentence = sentence_now(lab);
    const Rgba color = sentence.mood == Sentence::Mood::hit     ? colors.result
                       : sentence.mood == Sentence::Mood::clear ? colors.clear
                                                                : colors.x;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({area.min.x + 1, area.min.y + 9}, {area.min.x + 4, area.max.y - 9},
                       im_color(color), 2);
    text_runs(&list, {area.min.x + left_room, area.min.y + above}, text_room(session, area.width()),
              body_size, runs_of(sentence, colors));
    const std::size_t count = session.scene().queries.size();
    if (count > 1) {
        int& query = session.view().query;
        const std::string which = std::to_string(query + 1) + " of " + std::to_string(count);
        ImGui::SetCursorScreenPos({area.max.x - 78, (area.min.y + area.max.y - field_height) / 2});
        if (text_button("which", which, colors, false, 66))
            query = (query + 1) % static_cast<int>(count);
        if (ImGui::IsItemHovered()) tooltip("The sentence of the next query");
    }
    end_panel();
}

}  // namespace lab
