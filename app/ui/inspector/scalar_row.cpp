#include "ui/inspector/scalar_row.hpp"

#include "scene/names.hpp"
#include "ui/frame.hpp"
#include "ui/inspector/answer_rows.hpp"
#include "ui/widgets/widgets.hpp"
#include "workspace/scalar_edit.hpp"

namespace lab {

void scalar_row(Frame& frame, float width) {
    const Palette& colors = frame.colors();
    ImGui::Dummy({0, 5});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size,
              {at.x, at.y + (field_height - small_size) / 2 - 1}, colors.soft, "numbers");
    ImGui::Dummy({label_width, field_height});
    if (ImGui::IsItemHovered())
        tooltip("Computes this scene in double (53 binary digits) or in float (24).");
    ImGui::SameLine(0, 0);
    const auto now = static_cast<std::size_t>(frame.session().scene().scalar);
    ImGui::PushID("numbers");
    const auto chosen = choice_buttons(to_names(scalar_names), now, width - label_width, colors);
    ImGui::PopID();
    if (chosen)
        frame.want([wanted = static_cast<Scalar>(*chosen)](Workspace& whole) {
            compute_in(whole, wanted);
        });
}

}  // namespace lab
