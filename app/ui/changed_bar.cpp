#include "scene/file.hpp"
#include "ui/lab.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"

namespace lab {

namespace {

constexpr float changed_bar_height = 46, changed_bar_margin = 12;

}  // namespace

float below_changed_bar(const Lab& lab, Rect canvas) {
    const float top = canvas.min.y + changed_bar_margin;
    return lab.workspace.session().changed_on_disk() ? top + changed_bar_height + changed_bar_margin
                                                     : top;
}

/// Asks which version is to stay.
void changed_bar(Lab& lab, Rect canvas) {
    if (!lab.workspace.session().changed_on_disk()) return;
    constexpr float height = changed_bar_height, margin = changed_bar_margin;
    constexpr float reload_width = 84, keep_width = 92;
    const Palette& colors = lab.colors();
    const Pt corner{canvas.min.x + margin, canvas.min.y + margin};
    const Rect area{corner, {canvas.max.x - margin, corner.y + height}};
    begin_floating_panel("changed", area, {0, 0}, colors);
    const float buttons = area.max.x - reload_width - keep_width - 8 - margin;
    const std::string words =
        file_stem(lab.workspace.session().path()) + ".json changed on disk, and yours is unsaved.";
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, 13, {area.min.x + 16, area.min.y + 16},
              colors.text, fitted(Face::sans, 13, words, buttons - area.min.x - 28));
    ImGui::SetCursorScreenPos({buttons, area.min.y + (height - field_height) / 2});
    if (text_button("reload", "Reload", colors, true, reload_width)) lab.workspace.reload();
    if (ImGui::IsItemHovered()) tooltip("Take over the file; undo brings yours back   Ctrl+R");
    ImGui::SameLine(0, 8);
    if (text_button("keep", "Keep mine", colors, false, keep_width))
        lab.workspace.session().keep_mine();
    if (ImGui::IsItemHovered()) tooltip("Leave the file as it is until you save   Esc");
    ImGui::End();
}

}  // namespace lab
