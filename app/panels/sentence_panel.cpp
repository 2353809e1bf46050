#include "explain/sentence.hpp"
#include "panels/lab.hpp"
#include "panels/panels.hpp"

namespace lab {

/// The result in one sentence. Where a scene asks several queries, a click goes to the next.
void sentence_panel(Lab& lab, Rect area) {
    const Palette& colors = lab.colors();
    Session& session = lab.session();
    begin_panel("sentence", area, colors.card, colors.hairline, {0, 0});
    const Evaluation& evaluation = session.now();
    const std::size_t count = evaluation.answers.size();
    int& query = session.view().query;
    if (query >= static_cast<int>(count)) query = 0;

    const Sentence sentence = sentence_of(evaluation, static_cast<std::size_t>(query));
    const Rgba color = sentence.mood == Sentence::Mood::hit     ? colors.result
                       : sentence.mood == Sentence::Mood::clear ? colors.clear
                                                                : colors.x;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled({area.min.x + 1, area.min.y + 9}, {area.min.x + 4, area.max.y - 9},
                       im_color(color), 2);
    const float y = (area.min.y + area.max.y - body_size) / 2 - 1;
    float left = area.min.x + 20;
    draw_text(list, Face::sans_bold, body_size, {left, y}, colors.text, sentence.answer);
    left += text_width(Face::sans_bold, body_size, sentence.answer) + 6;
    float right = area.max.x - 16;
    if (count > 1) {
        const std::string which = std::to_string(query + 1) + " of " + std::to_string(count);
        right -= 70;
        ImGui::SetCursorScreenPos({right + 8, (area.min.y + area.max.y - field_height) / 2});
        if (text_button("which", which, colors, false, 66))
            query = (query + 1) % static_cast<int>(count);
        if (ImGui::IsItemHovered()) tooltip("The sentence of the next query");
    }
    draw_text(list, Face::sans, body_size, {left, y}, colors.text,
              fitted(Face::sans, body_size, sentence.detail, right - left));
    end_panel();
}

}  // namespace lab
