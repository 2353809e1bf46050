#include "workspace/show_all.hpp"

#include "picture/scene_frame.hpp"
#include "workspace/hand_advice.hpp"

namespace lab {

/// If this is the default framing, the canvas keeps it at any size.
std::string show_all(Session& session, const Rect& area) {
    View& view = session.view();
    const Camera camera = frame_shapes(session.now().posed, area);
    view.camera = camera.state;
    view.whole = camera.state;
    view.auto_frame = view.camera == frame_scene(session.original(), area).state;
    return advice_for_all(session.now(), camera);
}

}  // namespace lab
