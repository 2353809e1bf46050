#include "ui/palette_card.hpp"

#include <algorithm>

#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/widgets/floating.hpp"

namespace lab {

namespace {

constexpr float widest_palette = 520;
constexpr float choice_height = 30;
constexpr float beside_choices = 84;  ///< the field above them, and the card's padding
constexpr std::size_t most_rows = 11;

float palette_width() {
    return std::min(widest_palette, ImGui::GetIO().DisplaySize.x - 16);
}

/// Closer to the top edge if the window is low.
float palette_top() {
    return ImGui::GetIO().DisplaySize.y < 520 ? 8 : 90;
}

std::size_t rows_that_fit() {
    const float room = ImGui::GetIO().DisplaySize.y - palette_top() - beside_choices - 8;
    return std::clamp<std::size_t>(static_cast<std::size_t>(std::max(room, 0.0F) / choice_height),
                                   1, most_rows);
}

/// The arrow keys move the choice, while the field keeps the focus.
int choose(ImGuiInputTextCallbackData* data) {
    *static_cast<int*>(data->UserData) += data->EventKey == ImGuiKey_DownArrow ? 1 : -1;
    return 0;
}

}  // namespace

void PaletteCard::open() {
    text_.fill(0);
    chosen_ = 0;
    open_ = focus_wanted_ = true;
}

void PaletteCard::draw(Frame& frame) {
    if (!open_) return;
    const Palette& colors = frame.colors();
    const std::vector<Choice> choices = frame.choices(text_.data());
    const std::size_t rows = std::clamp<std::size_t>(choices.size(), 1, rows_that_fit());
    const float width = palette_width(), top = palette_top();
    const float left = (ImGui::GetIO().DisplaySize.x - width) / 2;
    const Rect area{
        {left, top},
        {left + width, top + beside_choices + choice_height * static_cast<float>(rows)}};
    veil_behind_card(colors);
    if (begin_floating("palette", area, colors)) {
        ImGui::SetNextItemWidth(width - 40);
        ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {12, 9});
        if (focus_wanted_) frame.focus.type_into_next();
        focus_wanted_ = false;
        const bool entered = ImGui::InputTextWithHint(
            "##letters", "A scene, a lesson, a shape, a command, a setting", text_.data(),
            text_.size(),
            ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackHistory, &choose,
            &chosen_);
        if (ImGui::IsItemEdited()) chosen_ = 0;
        ImGui::PopStyleVar();
        ImGui::Dummy({0, 2});
        const auto count = static_cast<int>(choices.size());
        if (count > 0) chosen_ = (chosen_ + count) % count;
        draw_choices(frame, choices, width - 40);
        if (entered && count > 0) {
            const Choice& choice = choices[static_cast<std::size_t>(chosen_)];
            open_ = false;
            frame.choose(choice);
        }
    } else {
        open_ = false;
    }
    ImGui::End();
    if (key_pressed(ImGuiKey_Escape)) open_ = false;
    if (!open_) frame.focus.go_to("canvas");
}

void PaletteCard::draw_choices(Frame& frame, const std::vector<Choice>& choices, float width) {
    const Palette& colors = frame.colors();
    if (choices.empty()) text_line(Face::sans, 13, colors.soft, "Nothing matches.");
    const auto chosen = static_cast<std::size_t>(chosen_);
    const std::size_t rows = rows_that_fit();
    const std::size_t first = chosen >= rows ? chosen - rows + 1 : 0;
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    for (std::size_t i = first; i < std::min(choices.size(), first + rows); ++i) {
        const Choice& choice = choices[i];
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImGui::PushID(static_cast<int>(i));
        const bool pressed = invisible_button("choice", {width, choice_height});
        name_control(choice.title);
        ImGui::PopID();
        ImDrawList& list = *ImGui::GetWindowDrawList();
        if (i == chosen || ImGui::IsItemHovered()) {
            list.AddRectFilled(at, {at.x + width, at.y + choice_height},
                               im_color(i == chosen ? colors.chosen : colors.field), 6);
        }
        const float keys = text_width(Face::mono, small_size, choice.keys);
        draw_text(list, Face::sans, body_size, {at.x + 12, at.y + 8}, colors.text,
                  fitted(Face::sans, body_size, choice.title, width - 150 - keys));
        draw_text(list, Face::mono, small_size, {at.x + width - 100 - keys, at.y + 8}, colors.soft,
                  choice.keys);
        draw_text(list, Face::sans, small_size, {at.x + width - 76, at.y + 8}, colors.soft,
                  choice.kind);
        if (!pressed) continue;
        open_ = false;
        frame.choose(choice);
    }
    ImGui::PopStyleVar();
}

}  // namespace lab
