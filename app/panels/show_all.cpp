#include "panels/show_all.hpp"

#include "draw/scene_frame.hpp"

namespace lab {

/// As long as that is what the canvas shows by itself, it goes on doing so in any size.
void show_all(Session& session, const Rect& area) {
    View& view = session.view();
    view.camera = frame_shapes(session.now().posed, area).state;
    view.auto_frame = view.camera == frame_scene(session.original(), area).state;
}

}  // namespace lab
