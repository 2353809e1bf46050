#include "panels/floating.hpp"

namespace lab {

bool begin_floating(const char* id, Rect area, bool& shown, const Palette& colors) {
    ImGui::SetNextWindowFocus();
    begin_floating_panel(id, area, {20, 16}, colors);
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool outside = ImGui::IsMouseClicked(0) && !area.contains({mouse.x, mouse.y}) &&
                         !ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId);
    if (outside && !ImGui::IsWindowAppearing()) shown = false;
    return shown;
}

Rect centred(float width, float height) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const float left = (size.x - width) / 2, top = (size.y - height) / 2;
    return {{left, top}, {left + width, top + height}};
}

Rect below_header(float width, float height, float from_right) {
    const float right = ImGui::GetIO().DisplaySize.x - from_right;
    return {{right - width, 56}, {right, 56 + height}};
}

}  // namespace lab
