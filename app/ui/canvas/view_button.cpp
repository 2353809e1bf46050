#include "ui/canvas/view_button.hpp"

#include "commands/commands.hpp"
#include "picture/map_picture.hpp"
#include "ui/frame.hpp"
#include "workspace/microscope.hpp"

namespace lab {

namespace {

/// Most cards lie where the button would be.
bool is_covered(const UiState& ui) {
    return ui.dialog && ui.dialog != Dialog::map;
}

/// The microscope has a way back of its own.
bool is_elsewhere(const Session& session) {
    const View& view = session.view();
    if (view.auto_frame || session.is_live() || is_chart(session.map())) return false;
    return !is_under_microscope(session) && view.camera != view.whole;
}

}  // namespace

void view_button(Frame& frame, Rect scene) {
    constexpr float width = 84, inset = 12, below_place = 36;
    if (scene.width() < 2 * width || !is_elsewhere(frame.session()) || is_covered(frame.ui)) return;
    const Pt corner{scene.max.x - inset - width, scene.min.y + below_place};
    const Rect area{corner, {corner.x + width, corner.y + field_height + 2}};
    begin_floating_panel("view", area, {0, 0}, frame.colors(),
                         ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoScrollbar);
    ImGui::SetCursorScreenPos({corner.x + 1, corner.y + 1});
    const Command& whole = command("frame");
    if (text_button("frame all", whole.title, frame.colors(), true, width - 2)) frame.run(whole);
    if (ImGui::IsItemHovered()) tooltip("Shows the whole scene again   Home");
    ImGui::End();
}

}  // namespace lab
