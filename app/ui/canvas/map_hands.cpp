// Clicks on a map of answers.
#include "geometry/grid.hpp"
#include "picture/map_picture.hpp"
#include "render/imgui_compat.hpp"
#include "scene/edit.hpp"
#include "ui/canvas/canvas_hands.hpp"

namespace lab {

/// A click on the map moves the mover there.
void CanvasHands::go_there(Session& session) const {
    const Scene& posed = session.now().posed;
    const auto query = static_cast<std::size_t>(session.view().query);
    if (session.map() == nullptr || query >= posed.queries.size()) return;
    const std::string mover = posed.queries[query].mover;
    session.begin_gesture("Go there on the map");
    session.move_handle({mover, ""}, rounded_for(pan_anchor_, camera_.state.zoom));
    session.end_gesture();
}

/// The pointer on a map of any two numbers, which is shown instead of the scene. A click sets both
/// numbers as one undo step.
void CanvasHands::handle_on_chart(Session& session, const MapWish& wish) {
    const Pt mouse{ImGui::GetIO().MousePos.x, ImGui::GetIO().MousePos.y};
    const Rect area = area_of_map(wish, camera_);
    over_ = ImGui::IsItemHovered();
    wants_menu_ = false;
    advice_.clear();
    hovered_.reset();
    let_go();
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
