#include <algorithm>

#include "commands/flip_choice.hpp"
#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"
#include "workspace/step_text.hpp"

namespace lab {

namespace {

constexpr float flips_button_width = 56;

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

/// Lists what jumps between a step and the current scene.
bool flips_button(const Palette& colors, const std::string& step) {
    const bool pressed = text_button("flips", "Flips", colors, false, flips_button_width);
    name_control("flips of " + step);
    if (ImGui::IsItemHovered())
        tooltip(
            "Lists every jump of the answer between the scene after this step and the current "
            "one.");
    return pressed;
}

void step_with_flips(Frame& frame, std::size_t step, float width) {
    const History& history = frame.session().history();
    const std::size_t now = history.position();
    const std::string text = step_text(history, step);
    const bool has_flips = step != now && frame.can_run(command("find_flips"));
    const float room = width - flips_button_width - 6;
    if (step_row(frame.colors(), text, step == now, step > now, room))
        frame.want([step](Session& session) { session.go_to_step(step); });
    if (!has_flips) return;
    ImGui::SameLine(0, 6);
    if (!flips_button(frame.colors(), text)) return;
    frame.want([step, now](Context& context) {
        list_flips_between(context, std::min(step, now), std::max(step, now));
    });
}

}  // namespace

/// All steps since the scene was opened, the latest at the bottom. A click returns to a step.
void history_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::history) return;
    const Palette& colors = frame.colors();
    const History& history = frame.session().history();
    const std::size_t steps = history.labels().size(), now = history.position();
    const float rows = static_cast<float>(std::min<std::size_t>(steps, 14));
    constexpr float width = 440;
    if (begin_floating("history", below_header(width, 66 + 28 * rows, 16), colors)) {
        text_line(Face::sans_bold, body_size, colors.text, "History");
        scrolling_rows("steps", 2, [&] {
            for (std::size_t i = 0; i < steps; ++i) {
                ImGui::PushID(static_cast<int>(i));
                step_with_flips(frame, i, width - 42);
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
