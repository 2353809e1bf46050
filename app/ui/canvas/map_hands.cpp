// The pointer on a map of answers.
#include "geometry/grid.hpp"
#include "picture/map_picture.hpp"
#include "render/imgui_compat.hpp"
#include "scene/edit.hpp"
#include "ui/canvas/canvas_hands.hpp"
#include "workspace/chart_range.hpp"

namespace lab {

namespace {

Vec2 shares_in(const Rect& area, Pt place) {
    return {static_cast<double>((place.x - area.min.x) / area.width()),
            static_cast<double>((place.y - area.min.y) / area.height())};
}

/// The wheel zooms about the pointer, as on the scene.
void wheel_on_chart(View& view, const MapWish& wish, Vec2 pointer) {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.MouseWheel == 0 && io.MouseWheelH == 0) return;
    constexpr double step = 0.05;  // of the chart's width
    if (io.KeyShift)
        view.map->range = moved(wish, {-step * double{io.MouseWheel + io.MouseWheelH}, 0});
    else
        view.map->range = zoomed(wish, pointer, zoom_of_wheel(io.MouseWheel));
}

}  // namespace

/// A click goes to any place of a map that lies on the scene, also inside another shape. A handle
/// or the mover itself is selected as without a map.
bool CanvasHands::may_go_there(const Session& session) const {
    const Scene& posed = session.now().posed;
    const auto query = static_cast<std::size_t>(session.view().query);
    if (session.map() == nullptr || query >= posed.queries.size()) return false;
    if (ImGui::GetIO().KeyShift) return false;
    return !grabbed_ || (grabbed_->handle.empty() && grabbed_->shape != posed.queries[query].mover);
}

void CanvasHands::go_there(Session& session) const {
    const auto query = static_cast<std::size_t>(session.view().query);
    const std::string mover = session.now().posed.queries[query].mover;
    session.view().select({});
    session.begin_gesture("Go there on the map");
    session.move_handle({mover, ""}, rounded_for(pan_anchor_, camera_.state.zoom));
    session.end_gesture();
}

/// The pointer on a map of any two numbers, which is shown instead of the scene. A click sets both
/// numbers, the wheel zooms, and a drag moves the range.
void CanvasHands::handle_on_chart(Session& session, const MapWish& wish) {
    const Pt mouse{ImGui::GetIO().MousePos.x, ImGui::GetIO().MousePos.y};
    const Rect area = area_of_map(wish, camera_);
    over_ = ImGui::IsItemHovered();
    wants_menu_ = false;
    advice_.clear();
    hovered_.reset();
    if (!pressed_chart_) let_go();
    const bool is_here = over_ && area.contains(mouse);
    pointer_ = is_here ? std::optional<Pt>(mouse) : std::nullopt;
    session.view().pace = 1;
    View& view = session.view();
    if (is_here && touch_.pinch)
        view.map->range = zoomed(wish, shares_in(area, touch_.pinch->from), touch_.pinch->factor);
    else if (is_here)
        wheel_on_chart(view, wish, shares_in(area, mouse));
    if (is_here && !press_ && ImGui::IsItemActivated()) {
        press_ = mouse;
        pressed_chart_ = wish;
    }
    if (press_) drag_chart(view, mouse, area);
    if (is_here || press_)
        ImGui::SetMouseCursor(dragging_ ? ImGuiMouseCursor_ResizeAll : ImGuiMouseCursor_Hand);
    if (!press_ || ImGui::IsItemActive()) return;
    if (!dragging_ && ImGui::IsMouseReleased(0)) set_numbers_at(session, wish, *press_);
    pressed_chart_.reset();
    let_go();
}

/// The number under the pointer stays there.
void CanvasHands::drag_chart(View& view, Pt mouse, const Rect& area) {
    const Vec2 by = shares_in(area, *press_) - shares_in(area, mouse);
    dragging_ = dragging_ || is_a_drag(mouse);
    if (dragging_) view.map->range = moved(*pressed_chart_, by);
}

/// Sets both numbers as one undo step.
void CanvasHands::set_numbers_at(Session& session, const MapWish& wish, Pt place) {
    const Vec2 numbers = numbers_at(wish, area_of_map(wish, camera_), place);
    try {
        session.set_numbers("Go there on the map",
                            {{wish.across.number, numbers.x}, {wish.down.number, numbers.y}});
    } catch (const SetError& wrong) {
        advice_ = wrong.what();
    }
}

}  // namespace lab
