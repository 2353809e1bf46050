#include "render/imgui_compat.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

bool check_row(const char* text, bool on, const Palette& colors, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool pressed = invisible_button(text, {width, 24});
    name_control(text);
    const bool hovered = ImGui::IsItemHovered();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 least{at.x, at.y + 4}, most{at.x + 16, at.y + 20};
    list.AddRectFilled(least, most, im_color(on ? colors.x : colors.field), 4);
    list.AddRect(least, most, im_color(on ? colors.x : colors.faint), 4);
    if (on) {
        list.AddLine({at.x + 4, at.y + 12}, {at.x + 7, at.y + 15}, im_color(colors.card), 2);
        list.AddLine({at.x + 7, at.y + 15}, {at.x + 12.5F, at.y + 8.5F}, im_color(colors.card), 2);
    }
    draw_text(list, Face::sans, 13, {at.x + 26, at.y + 5},
              hovered || on ? colors.text : colors.soft, text);
    focus_ring(colors, 5);
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    return pressed;
}

}  // namespace lab
