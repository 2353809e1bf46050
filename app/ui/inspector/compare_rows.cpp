#include "ui/inspector/compare_rows.hpp"

#include <cmath>

#include "commands/map_choice.hpp"
#include "explain/difference_text.hpp"
#include "scene/number.hpp"
#include "ui/inspector/answer_rows.hpp"
#include "ui/inspector/promise_lights.hpp"
#include "workspace/microscope.hpp"

namespace lab {
namespace {

std::string value_text(const Difference& each, double value) {
    if (each.is_yes_or_no) return value == 0 ? "no" : "yes";
    return std::isnan(value) ? "NaN" : with_true_minus(number_text(value));
}

void difference_row(const Difference& each, float width, const Palette& colors) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const std::string name = fitted(Face::sans, small_size, each.name, label_width - 6);
    draw_text(list, Face::sans, small_size, {at.x, at.y}, colors.soft, name);
    const std::string value = value_text(each, each.theirs);
    draw_text(list, Face::mono, small_size, {at.x + label_width, at.y}, colors.y, value);
    // A value of many digits leaves no space for the size beside it.
    const std::string size = size_text(each);
    float left = label_width + text_width(Face::mono, small_size, value) + 12, top = 0;
    if (left + text_width(Face::sans, small_size, size) > width) {
        left = label_width;
        top = answer_row_height;
    }
    draw_text(list, Face::sans, small_size, {at.x + left, at.y + top}, colors.soft,
              fitted(Face::sans, small_size, size, width - left));
    ImGui::Dummy({width, top + answer_row_height});
    if (ImGui::IsItemHovered())
        tooltip(each.is_yes_or_no
                    ? "isect: " + value_text(each, each.ours)
                    : "isect " + exact_text(each.ours, Scalar::double_) + "\nother " +
                          exact_text(each.theirs, Scalar::double_) + "\n" + size_text(each));
}

}  // namespace

void compare_rows(Frame& frame, float width) {
    const Session& session = frame.session();
    const std::vector<const Implementation*> peers = peers_of(session);
    if (peers.empty()) return;
    const Palette& colors = frame.colors();
    text_line(Face::sans, small_size, colors.soft, "compared with");
    if (ImGui::IsItemHovered())
        tooltip("Shows the answer of other code beside this one, where they differ.");
    const bool is_recorded = session.recorded() != nullptr;
    std::vector<std::string> names{is_recorded ? recorded_game.name : "none"};
    std::vector<std::string> tips{is_recorded ? "Shows the answer that your game recorded."
                                              : "Shows the library's answer alone."};
    std::size_t lit = 0;
    for (const Implementation* each : peers) {
        names.emplace_back(each->name);
        tips.push_back(described(*each));
        if (each == session.view().against) lit = names.size() - 1;
    }
    ImGui::PushID("compare");
    if (const auto chosen = choice_buttons(names, lit, width, colors, tips))
        frame.want([against = *chosen == 0 ? nullptr : peers[*chosen - 1]](Session& open) {
            open.compare_with(against);
        });
    ImGui::PopID();
    const std::optional<OtherAnswer>& other = session.moment().other;
    if (!other) return;
    ImGui::Dummy({0, 3});
    text_paragraph(small_size, colors.text, other->by->title + std::string(". ") + other->words,
                   width);
    for (const Difference& each : other->differences) difference_row(each, width, colors);
    if (!other->differences.empty()) promise_lights(other->promises, width, colors);
}

}  // namespace lab
