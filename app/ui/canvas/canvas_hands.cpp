#include "ui/canvas/canvas_hands.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "geometry/grid.hpp"
#include "picture/map_picture.hpp"
#include "scene/handles.hpp"
#include "ui/widgets/floating.hpp"
#include "workspace/hand_advice.hpp"
#include "workspace/show_all.hpp"

namespace lab {

namespace {

Pt mouse_position() {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    return {mouse.x, mouse.y};
}

/// A guide from where a corner stops to the pointer, if the polygon would not be convex there.
std::optional<SnapGuide> refusal(Session& session, const Camera& camera, const Picked& grabbed,
                                 Vec2 wanted) {
    if (grabbed.handle.compare(0, 6, "corner") != 0) return {};
    const Scene& posed = session.now().posed;
    const auto place = place_of(grabbed, handles_of(session.now(), camera, grabbed.shape), posed);
    constexpr double seen = 3;  // points
    if (!place || isect::length(*place - wanted) * camera.state.zoom < seen) return {};
    return SnapGuide{*place, wanted, "not convex there"};
}

}  // namespace

/// While the button is pressed, the pointer stays in the picture where that was.
void CanvasHands::choose_camera(const Camera& first, const std::optional<Rect>& beside) {
    const Pt decides = press_.value_or(mouse_position());
    const bool is_beside = beside && decides.x >= beside->min.x;
    first_ = first;
    camera_ = {first.state, is_beside ? *beside : first.area};
}

void CanvasHands::handle(Session& session, const Camera& camera, const std::optional<Rect>& beside,
                         bool snaps, char brush) {
    choose_camera(camera, beside);
    if (is_chart(session.map())) return handle_on_chart(session, session.map()->wish());
    pressed_chart_.reset();
    handle_on_scene(session, camera_, snaps, brush);
}

void CanvasHands::handle_on_scene(Session& session, const Camera& camera, bool snaps, char brush) {
    const Pt mouse = mouse_position();
    const auto handles = handles_of(session.now(), camera, session.view().selected);
    const bool over = over_ = ImGui::IsItemHovered();
    wants_menu_ = false;
    advice_.clear();
    if (!press_) {
        const float reach = touch_.points ? reach_of_finger : reach_of_pointer;
        const Scene& posed = session.now().posed;
        hovered_ = over ? pick(handles, posed, camera, mouse, session.view().selected, reach)
                        : std::optional<Picked>{};
    }
    slow_down(session, handles, mouse, over);
    if (over) {
        touch_.pinch ? pinch(session.view(), camera) : wheel(session.view(), camera, mouse);
        session.point_at(rounded_for(camera.to_world(mouse), camera.state.zoom));
        pointer_ = mouse;
    } else if (!camera.area.contains(mouse) && !any_popup_open()) {
        pointer_.reset();
    }

    const bool is_free =
        over &&
        (!hovered_ || (hovered_->handle.empty() && hovered_->shape == session.view().selected));
    if (!press_ && brush_.handle(session, camera, brush, is_free)) {
        hovered_.reset();
        return;
    }
    if (over && !hovered_ && ImGui::IsMouseDoubleClicked(0))
        advice_ = show_all(session, camera.area);

    if (!press_ && ImGui::IsItemActivated()) {
        press(session, camera, mouse);
        if (!grabbed_ && ImGui::IsMouseDown(0) && session.view().playing && session.has_motion() &&
            !session.is_live())
            advice_ = advice_for_miss(handles, camera, mouse);
    }
    if (press_) {
        const bool far_enough = is_a_drag(mouse);
        if (boxing_) {
            box_end_ = mouse;
        } else if (panning_) {
            if (far_enough || dragging_) pan(session.view(), camera, mouse);
        } else if (grabbed_ && (far_enough || dragging_)) {
            drag(session, camera, mouse, snaps != ImGui::GetIO().KeyCtrl);
        }
        dragging_ = dragging_ || far_enough;
        if (!ImGui::IsItemActive()) release(session);
    }
    if (over || press_) show_cursor(handles);
}

/// Slows the animation down near the pointer, so that moving shapes can be grabbed. A pointer that
/// rests has no effect.
void CanvasHands::slow_down(Session& session, const std::vector<Handle>& handles, Pt mouse,
                            bool over) {
    constexpr float at_work = 1.5F;  // seconds
    resting_ = mouse == mouse_ ? resting_ + ImGui::GetIO().DeltaTime : 0;
    mouse_ = mouse;
    const bool reaches = over && !press_ && resting_ < at_work;
    session.view().pace =
        reaches ? pace_near(session.scene(), handles, camera_, mouse, hovered_) : 1;
}

std::optional<Vec2> CanvasHands::pointed_at() const {
    if (!pointer_) return {};
    return rounded_for(camera_.to_world(*pointer_), camera_.state.zoom);
}

void CanvasHands::press(Session& session, const Camera& camera, Pt mouse) {
    press_ = mouse;
    pan_anchor_ = camera.to_world(mouse);
    grabbed_ = ImGui::IsMouseDown(0) ? hovered_ : std::nullopt;
    if (ImGui::IsMouseDown(0)) session.close_drag();
    panning_ = !grabbed_;
    boxing_ = false;
    if (ImGui::IsMouseDown(0) && ImGui::GetIO().KeyShift) return press_with_shift(session.view());
    if (ImGui::IsMouseDown(0)) {
        // Grabbing one of several selected shapes keeps all of them selected.
        if (!grabbed_) session.view().select({});
        if (grabbed_ && (!grabbed_->handle.empty() || !session.view().is_selected(grabbed_->shape)))
            session.view().select({grabbed_->shape});
        session.view().handle = grabbed_ ? grabbed_->handle : "";
    }
    if (!grabbed_) return;
    const auto handles = handles_of(session.now(), camera, grabbed_->shape);
    grabbed_at_ = place_of(*grabbed_, handles, session.now().posed).value_or(pan_anchor_);
}

/// The position to which the pointer drags the grabbed item. It is exactly the original position if
/// the pointer is back where it started.
Vec2 CanvasHands::wanted(const Camera& camera, Pt mouse) const {
    const Vec2 by = camera.to_world(mouse) - pan_anchor_;
    return by == Vec2{} ? grabbed_at_ : rounded_for(grabbed_at_ + by, camera.state.zoom);
}

void CanvasHands::release(Session& session) {
    if (boxing_) select_in_box(session);
    const bool goes = !dragging_ && !boxing_ && ImGui::IsMouseReleased(0) && may_go_there(session);
    if (goes) go_there(session);
    if (dragging_ && grabbed_) {
        const bool is_whole = session.in_gesture();
        if (is_whole) advice_ = advice_for_lost(session.now(), camera_, *grabbed_);
        session.end_gesture();
        is_whole ? session.end_drag() : session.close_drag();
    }
    // A click on one of several selected shapes selects it alone; only a drag moves them together.
    if (!dragging_ && grabbed_ && grabbed_->handle.empty() && !goes)
        session.view().select({grabbed_->shape});
    if (!dragging_ && ImGui::IsMouseReleased(1)) {
        if (!hovered_) session.view().select({});
        if (hovered_ && !session.view().is_selected(hovered_->shape))
            session.view().select({hovered_->shape});
        wants_menu_ = true;
    }
    let_go();
}

bool CanvasHands::is_a_drag(Pt mouse) const {
    constexpr float threshold = 3;  // points; a shorter movement is a click
    return std::abs(mouse.x - press_->x) >= threshold || std::abs(mouse.y - press_->y) >= threshold;
}

void CanvasHands::let_go() {
    press_.reset();
    grabbed_.reset();
    guides_.clear();
    boxing_ = dragging_ = held_ = false;
}

void CanvasHands::drag(Session& session, const Camera& camera, Pt mouse, bool snaps) {
    if (!dragging_) {
        session.begin_gesture(session.view().words_for_move(*grabbed_));
        session.begin_drag(*grabbed_);
        session.forget_stop();
    }
    // Esc has cancelled the gesture: the rest of the drag does nothing.
    guides_.clear();
    if (!session.in_gesture() || held_) return;
    const double zoom = camera.state.zoom;
    Snapped goal{wanted(camera, mouse)};
    if (snaps) {
        const View& view = session.view();
        const bool many = view.is_selected(grabbed_->shape);
        goal = snap(session.now().posed, *grabbed_,
                    many ? view.selection() : std::vector<std::string>{}, goal.to, zoom);
    }
    guides_ = std::move(goal.guides);
    session.move_handle(*grabbed_, goal.to);
    session.record_drag();
    held_ = session.stop_drag();
    if (held_) return guides_.clear();
    if (const auto refused = refusal(session, camera, *grabbed_, goal.to)) guides_ = {*refused};
    if (grabbed_->handle != "angle") return;
    const NamedShape* turned = find_shape(session.now().posed, grabbed_->shape);
    if (turned != nullptr) guides_ = {turn_guide(turned->geometry, goal.to)};
}

void CanvasHands::pan(View& view, const Camera& camera, Pt mouse) {
    view.auto_frame = false;
    view.camera.center = view.camera.center + (pan_anchor_ - camera.to_world(mouse));
}

/// Keeps the point between the two fingers between them.
void CanvasHands::pinch(View& view, const Camera& camera) const {
    const Pinch& pinch = *touch_.pinch;
    view.auto_frame = false;
    Camera zoomed = zoomed_about(camera, pinch.from, pinch.factor);
    view.camera = moved_by(zoomed.state, zoomed.to_world(pinch.from) - zoomed.to_world(pinch.to));
}

void CanvasHands::wheel(View& view, const Camera& camera, Pt mouse) const {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.MouseWheel == 0 && io.MouseWheelH == 0) return;
    view.auto_frame = false;
    if (io.KeyShift) {
        const double by = 40 / camera.state.zoom;
        view.camera =
            moved_by(camera.state, {-by * static_cast<double>(io.MouseWheel + io.MouseWheelH), 0});
    } else {
        view.camera = zoomed_about(camera, mouse, zoom_of_wheel(io.MouseWheel)).state;
    }
}

void CanvasHands::show_cursor(const std::vector<Handle>& handles) const {
    const auto& shown = grabbed_ ? grabbed_ : hovered_;
    if (panning_ && dragging_) {
        ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeAll);
        return;
    }
    if (!shown) return;
    ImGuiMouseCursor cursor = ImGuiMouseCursor_ResizeAll;
    for (const Handle& handle : handles) {
        if (handle.shape != shown->shape || handle.name != shown->handle) continue;
        switch (handle.cursor) {
            case Cursor::level:
                cursor = ImGuiMouseCursor_ResizeEW;
                break;
            case Cursor::upright:
                cursor = ImGuiMouseCursor_ResizeNS;
                break;
            case Cursor::falling:
                cursor = ImGuiMouseCursor_ResizeNWSE;
                break;
            case Cursor::rising:
                cursor = ImGuiMouseCursor_ResizeNESW;
                break;
            case Cursor::move:
                break;
        }
    }
    ImGui::SetMouseCursor(cursor);
}

}  // namespace lab
