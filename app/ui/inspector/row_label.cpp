#include "ui/inspector/row_label.hpp"

#include "ui/widgets/widgets.hpp"

namespace lab {

void row_label(const Palette& colors, const char* text, const char* tip) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size,
              {at.x, at.y + (field_height - small_size) / 2 - 1}, colors.soft, text);
    ImGui::Dummy({label_width, field_height});
    if (tip != nullptr && ImGui::IsItemHovered()) tooltip(tip);
    ImGui::SameLine(0, 0);
}

}  // namespace lab
