// The pointer on a map of any two numbers, which takes the place of the scene.
#include "picture/map_picture.hpp"
#include "render/imgui_compat.hpp"
#include "scene/edit.hpp"
#include "ui/canvas/canvas_hands.hpp"

namespace lab {

/// A click sets both numbers as one undo step.
void CanvasHands::handle_on_chart(Session& session, const MapWish& wish) {
    const Pt mouse{ImGui::GetIO().MousePos.x, ImGui::GetIO().MousePos.y};
    const Rect area = area_of_map(wish, camera_);
    over_ = ImGui::IsItemHovered();
    wants_menu_ = false;
    advice_.clear();
    hovered_.reset();
    guides_.clear();
    grabbed_.reset();
    press_.reset();
    boxing_ = panning_ = dragging_ = held_ = false;
    pointer_ = over_ && area.contains(mouse) ? std::optional<Pt>(mouse) : std::nullopt;
    session.view().pace = 1;
    if (!pointer_) return;
    ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (!ImGui::IsMouseClicked(ImGuiMouseButton_Left)) return;
    const Vec2 numbers = numbers_at(wish, area, mouse);
    try {
        session.set_numbers("Go there on the map",
                            {{wish.across.number, numbers.x}, {wish.down.number, numbers.y}});
    } catch (const SetError& wrong) {
        advice_ = wrong.what();
    }
}

}  // namespace lab
