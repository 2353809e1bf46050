#include "ui/widgets/prompt.hpp"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "render/imgui_compat.hpp"
#include "ui/widgets/floating.hpp"
#include "ui/widgets/focus.hpp"

namespace lab {

namespace {

constexpr float prompt_width = 480;
constexpr float button_width = 96;
constexpr float padding = 20;

}  // namespace

void Prompt::ask(Question question) {
    question_ = std::move(question);
    reply_ = {};
    std::snprintf(text_.data(), text_.size(), "%s", question_.text.c_str());
    open_ = focus_wanted_ = true;
}

void Prompt::answer() {
    const bool insists = !reply_.insist.empty();
    reply_ = question_.answer(text_.data(), insists);
    open_ = !reply_.problem.empty();
    focus_wanted_ = open_;
}

void Prompt::draw_field(const Palette& colors, float width) {
    ImGui::SetNextItemWidth(width);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {10, 8});
    ImGui::PushStyleVar(ImGuiStyleVar_FrameBorderSize, 2);
    const bool wrong = !reply_.problem.empty() && reply_.insist.empty();
    ImGui::PushStyleColor(ImGuiCol_Border, im_color(wrong ? colors.blocked : colors.x));
    if (focus_wanted_) focus_of_context()->type_into_next();
    focus_wanted_ = false;
    const bool entered =
        ImGui::InputText("##answer", text_.data(), text_.size(),
                         ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
    if (ImGui::IsItemEdited()) reply_ = {};
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(2);
    if (entered) answer();
}

void Prompt::draw_buttons(const Palette& colors, float width) {
    ImGui::Dummy({0, 6});
    const float left = ImGui::GetCursorPosX();
    ImGui::SetCursorPosX(left + width - 2 * button_width - 8);
    if (text_button("cancel", "Cancel", colors, false, button_width)) open_ = false;
    ImGui::SameLine(0, 8);
    const std::string& action = reply_.insist.empty() ? question_.action : reply_.insist;
    if (text_button("action", action, colors, true, button_width)) answer();
}

/// A window as large as the lab's, so that nothing beneath it is reached; the card is drawn behind
/// what it holds, once its height is known.
void Prompt::draw(const Palette& colors) {
    if (!open_) return;
    if (key_pressed(ImGuiKey_Escape)) {
        open_ = false;
        return;
    }
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const float width = std::min(prompt_width, size.x - 2 * padding);
    const Pt corner{(size.x - width) / 2, size.y * 0.26F};
    ImGui::SetNextWindowFocus();
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(size);
    ImGui::Begin("prompt", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground);
    sharpen_lines();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.ChannelsSplit(2);
    list.ChannelsSetCurrent(1);
    ImGui::SetCursorPos({corner.x + padding, corner.y + padding - 4});
    ImGui::BeginGroup();
    const float room = width - 2 * padding;
    text_line(Face::sans_bold, title_size, colors.text,
              fitted(Face::sans_bold, title_size, question_.title, room));
    ImGui::Dummy({0, 2});
    draw_field(colors, room);
    ImGui::Dummy({0, 1});
    const bool wrong = !reply_.problem.empty();
    text_paragraph(small_size, wrong ? colors.blocked : colors.soft,
                   wrong ? reply_.problem : question_.hint, room);
    draw_buttons(colors, room);
    ImGui::EndGroup();
    const float bottom = ImGui::GetItemRectMax().y + padding;

    list.ChannelsSetCurrent(0);
    draw_veil(list, colors);
    list.AddRectFilled({corner.x, corner.y}, {corner.x + width, bottom}, im_color(colors.card),
                       card_radius);
    list.AddRect({corner.x, corner.y}, {corner.x + width, bottom}, im_color(colors.hairline),
                 card_radius);
    list.ChannelsMerge();
    ImGui::End();
}

}  // namespace lab
