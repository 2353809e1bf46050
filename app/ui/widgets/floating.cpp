#include "ui/widgets/floating.hpp"

#include <algorithm>
#include <string_view>

#include "render/imgui_compat.hpp"
#include "ui/widgets/focus.hpp"

namespace lab {

namespace {

/// The focus may be in a scrolling part of the card, and has to stay there.
bool has_keyboard(const char* id) {
    const ImGuiWindow* window = GImGui->NavWindow;
    return window != nullptr && std::string_view(window->RootWindow->Name) == id;
}

}  // namespace

bool any_popup_open() {
    return ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel);
}

bool begin_floating(const char* id, Rect area, const Palette& colors) {
    // A question that the card asks is typed into while the card stays, and so does its menu.
    if (!has_keyboard(id) && !has_keyboard("prompt") && !any_popup_open())
        ImGui::SetNextWindowFocus();
    begin_floating_panel(id, area, {20, 16}, colors);
    // The card was opened by a key.
    if (ImGui::IsWindowAppearing() && !ImGui::IsMouseReleased(0))
        focus_of_context()->give_to_next();
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool outside = ImGui::IsMouseClicked(0) && !area.contains({mouse.x, mouse.y}) &&
                         !ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId);
    return !outside || ImGui::IsWindowAppearing();
}

BehindContents::BehindContents(ImDrawList& list) : list_(list) {
    channels_.Split(&list_, 2);
    channels_.SetCurrentChannel(&list_, 1);
}

void draw_veil(ImDrawList& list, const Palette& colors) {
    // The window's own clip rectangle leaves out its padding on the left and on the right.
    list.PushClipRectFullScreen();
    list.AddRectFilled({0, 0}, ImGui::GetIO().DisplaySize,
                       im_color(with_alpha(colors.ground, 0.6)));
    list.PopClipRect();
}

void veil_behind_card(const Palette& colors) {
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::Begin("veil", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                     ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoFocusOnAppearing);
    draw_veil(*ImGui::GetWindowDrawList(), colors);
    ImGui::End();
}

Rect centred(float width, float height) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const float left = (size.x - width) / 2, top = (size.y - height) / 2;
    return {{left, top}, {left + width, top + height}};
}

Rect below_header(float width, float height, float from_right) {
    constexpr float edge = 8;
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const float right = size.x - from_right;
    const float top = std::clamp(size.y - edge - height, edge, 56.0F);
    return {{std::max(right - width, edge), top}, {right, std::min(top + height, size.y - edge)}};
}

}  // namespace lab
