#pragma once

#include <optional>
#include <string>
#include <vector>

#include "edit/handles.hpp"
#include "edit/snap.hpp"
#include "workspace/session.hpp"

namespace lab {

/// What the pointer does on the canvas: hovers, drags something, or pans.
class CanvasHands {
public:
    /// One frame of it, over the canvas' invisible button. What is dragged snaps, or doesn't; while
    /// Ctrl is held it is the other way round.
    void handle(Session& session, const Camera& camera, bool snaps);

    /// Whether this frame has ended a right click: on what is selected then, or on nothing.
    bool wants_menu() const { return wants_menu_; }
    /// What helps with what this frame has begun or ended; mostly empty.
    const std::string& advice() const { return advice_; }
    const std::optional<Picked>& hovered() const { return hovered_; }
    /// Where in the world the pointer is on the canvas; nothing where it is elsewhere. A menu or a
    /// card that has opened over the canvas changes nothing.
    std::optional<Vec2> pointed_at() const;
    bool drags() const { return dragging_ && grabbed_; }
    /// The box that is drawn to select what is in it.
    std::optional<Rect> box() const;
    /// What the thing in hand was snapped to.
    const std::vector<SnapGuide>& guides() const { return guides_; }
    /// How the canvas was looked at in the last frame.
    const Camera& camera() const { return camera_; }

private:
    void slow_down(Session& session, const std::vector<Handle>& handles, Pt mouse, bool over);
    void press(Session& session, const Camera& camera, Pt mouse);
    void press_with_shift(View& view);
    Vec2 wanted(const Camera& camera, Pt mouse) const;
    void release(Session& session);
    void select_in_box(Session& session) const;
    void drag(Session& session, const Camera& camera, Pt mouse, bool snaps);
    void pan(View& view, const Camera& camera, Pt mouse);
    void wheel(View& view, const Camera& camera, Pt mouse) const;
    void show_cursor(const std::vector<Handle>& handles) const;

    Camera camera_;
    std::optional<Picked> hovered_;
    Pt mouse_;                   ///< in the frame before
    float resting_ = 99;         ///< for how many seconds it has been there
    std::optional<Pt> pointer_;  ///< on the canvas
    std::optional<Picked> grabbed_;
    Vec2 grabbed_at_;          ///< where that was, so that it doesn't jump to the pointer
    std::optional<Pt> press_;  ///< where the button went down
    Pt box_end_;
    std::vector<SnapGuide> guides_;
    Vec2 pan_anchor_;  ///< the place of the world that stays under the pointer
    std::string advice_;
    bool wants_menu_ = false;
    bool panning_ = false;
    bool boxing_ = false;
    bool dragging_ = false;
};

}  // namespace lab
