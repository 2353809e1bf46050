#pragma once

#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "edit/handles.hpp"
#include "edit/snap.hpp"
#include "ui/canvas/tile_brush.hpp"
#include "ui/touch.hpp"
#include "workspace/session.hpp"

namespace lab {

/// The factor by which a turn of the wheel zooms.
inline double zoom_of_wheel(float turn) {
    return std::pow(1.15, static_cast<double>(turn));
}

/// Handles the pointer on the canvas: hovering, selecting, dragging and panning.
class CanvasHands {
public:
    /// Handles one frame, over the canvas's invisible button. Dragged items snap if `snaps` is set;
    /// holding Ctrl inverts that. The scene may be shown a second time, in the area `beside`.
    void handle(Session& session, const Camera& camera, const std::optional<Rect>& beside,
                bool snaps, char brush);

    /// What the fingers do in the next frame.
    void take(const Touch& touch) { touch_ = touch; }

    /// Whether a right click has ended in this frame. Its menu is for the selection, or for the
    /// scene if nothing is selected.
    bool wants_menu() const { return wants_menu_; }
    /// A hint about what has started or ended in this frame; usually empty.
    const std::string& advice() const { return advice_; }
    /// Whether the pointer is over the canvas, and nothing is in front of it.
    bool is_over() const { return over_; }
    const std::optional<Picked>& hovered() const { return hovered_; }
    /// The pointer's position in the scene while it is over the canvas; nothing while it is
    /// elsewhere. A menu or dialog that has opened over the canvas doesn't change it.
    std::optional<Vec2> pointed_at() const;
    bool drags() const { return dragging_ && grabbed_; }
    /// The selection box that is being drawn.
    std::optional<Rect> box() const;
    /// What the dragged item has snapped to.
    const std::vector<SnapGuide>& guides() const { return guides_; }
    /// The camera of the last frame.
    const Camera& camera() const { return first_; }
    /// The same, or that of the second picture while the pointer is in it.
    const Camera& camera_at_pointer() const { return camera_; }
    /// The brush at work on the selected tile map.
    const TileBrush& brush() const { return brush_; }

private:
    void choose_camera(const Camera& first, const std::optional<Rect>& beside);
    void handle_on_scene(Session& session, const Camera& camera, bool snaps, char brush);
    void handle_on_chart(Session& session, const MapWish& wish);
    /// Whether the pressed pointer has moved far enough for a drag.
    bool is_a_drag(Pt mouse) const;
    void drag_chart(View& view, Pt mouse, const Rect& area);
    void set_numbers_at(Session& session, const MapWish& wish, Pt place);
    void slow_down(Session& session, const std::vector<Handle>& handles, Pt mouse, bool over);
    void press(Session& session, const Camera& camera, Pt mouse);
    void press_with_shift(View& view);
    Vec2 wanted(const Camera& camera, Pt mouse) const;
    void release(Session& session);
    void let_go();
    void select_in_box(Session& session) const;
    bool may_go_there(const Session& session) const;
    void go_there(Session& session) const;
    void drag(Session& session, const Camera& camera, Pt mouse, bool snaps);
    void pan(View& view, const Camera& camera, Pt mouse);
    void pinch(View& view, const Camera& camera) const;
    void wheel(View& view, const Camera& camera, Pt mouse) const;
    void show_cursor(const std::vector<Handle>& handles) const;

    Camera first_;                          ///< of the first picture
    Camera camera_;                         ///< of the picture with the pointer
    std::optional<MapWish> pressed_chart_;  ///< as it was when the button was pressed
    TileBrush brush_;
    Touch touch_;
    std::optional<Picked> hovered_;
    Pt mouse_;                   ///< in the previous frame
    float resting_ = 99;         ///< seconds since it last moved
    std::optional<Pt> pointer_;  ///< on the canvas
    std::optional<Picked> grabbed_;
    Vec2 grabbed_at_;          ///< its original position, so that it doesn't jump to the pointer
    std::optional<Pt> press_;  ///< where the button was pressed
    Pt box_end_;
    std::vector<SnapGuide> guides_;
    Vec2 pan_anchor_;  ///< the scene position that stays under the pointer
    std::string advice_;
    bool over_ = false;
    bool wants_menu_ = false;
    bool panning_ = false;
    bool boxing_ = false;
    bool dragging_ = false;
    bool held_ = false;  ///< the drag has stopped by itself, until the button is released
};

}  // namespace lab
