#include <algorithm>

#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"
#include "workspace/step_text.hpp"

namespace lab {

namespace {

/// A row for one step, which returns the scene to its state after that step. A tooltip shows text
/// that doesn't fit.
bool step_row(const Palette& colors, const std::string& text, bool is_now, bool is_undone,
              float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const bool pressed = invisible_button("step", {width, 26});
    name_control(text);
    const bool hovered = ImGui::IsItemHovered();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (is_now || hovered) {
        list.AddRectFilled(at, {at.x + width, at.y + 26},
                           im_color(is_now ? colors.chosen : colors.field), 6);
    }
    draw_text(list, is_now ? Face::sans_bold : Face::sans, 13, {at.x + 10, at.y + 6},
              is_undone ? colors.faint : colors.text, fitted(Face::sans, 13, text, width - 20));
    focus_ring(colors, 6);
    if (hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (hovered && text_width(Face::sans, 13, text) > width - 20) tooltip(text);
    return pressed;
}

}  // namespace

/// All steps since the scene was opened, the latest at the bottom. A click returns to a step.
void history_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::history) return;
    const Palette& colors = frame.colors();
    const History& history = frame.session().history();
    const std::size_t steps = history.labels().size(), now = history.position();
    const float rows = static_cast<float>(std::min<std::size_t>(steps, 14));
    constexpr float width = 380;
    if (begin_floating("history", below_header(width, 66 + 28 * rows, 16), colors)) {
        text_line(Face::sans_bold, body_size, colors.text, "History");
        scrolling_rows("steps", 2, [&] {
            for (std::size_t i = 0; i < steps; ++i) {
                ImGui::PushID(static_cast<int>(i));
                const std::string text = i == 0 ? "As opened" : step_text(history, i);
                if (step_row(colors, text, i == now, i > now, width - 42))
                    frame.want([i](Session& session) { session.go_to_step(i); });
                if (i == now && ImGui::IsWindowAppearing()) ImGui::SetScrollHereY();
                ImGui::PopID();
            }
        });
    } else {
        frame.ui.dialog.reset();
    }
    ImGui::End();
}

}  // namespace lab
