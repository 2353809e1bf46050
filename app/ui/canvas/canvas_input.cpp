#include "ui/canvas/canvas_input.hpp"

#include "picture/scene_frame.hpp"
#include "picture/scene_picture.hpp"
#include "render/imgui_compat.hpp"
#include "ui/widgets/widgets.hpp"
#include "workspace/follow_character.hpp"

namespace lab {

namespace {

/// Takes a click as the learner's prediction.
void point_out(LessonBook& book, const Camera& camera) {
    if (!ImGui::IsItemHovered()) return;
    ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (!ImGui::IsMouseClicked(ImGuiMouseButton_Left)) return;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    book.predict(camera.to_world({mouse.x, mouse.y}));
}

Camera framed(View& view, Closeness& kept, const Scene& scene, const Rect& area) {
    Camera camera = frame_scene(scene, area);
    if (kept.frames > 0) {
        --kept.frames;
        view.camera.zoom = possible_zoom(kept.share * camera.state.zoom);
    }
    if (view.auto_frame) view.camera = camera.state;
    camera.state = view.camera;
    return camera;
}

}  // namespace

void take_canvas_input(Context& context, CanvasHands& hands, Rect area) {
    Session& session = context.workspace.session();
    const Rect drawing = parts_of(area).scene;
    const CanvasHalves halves = halves_of(drawing, session.map_beside() != nullptr);
    Camera camera =
        framed(session.view(), context.ui.kept_closeness, session.framed(), halves.first);
    follow_character(session, camera);
    begin_panel("canvas", area, {}, {}, {0, 0}, ImGuiWindowFlags_NoNav);
    ImGui::SetCursorScreenPos({area.min.x, area.min.y});
    invisible_button("surface", {drawing.width(), drawing.height()},
                     ImGuiButtonFlags_MouseButtonLeft | ImGuiButtonFlags_MouseButtonRight |
                         ImGuiButtonFlags_MouseButtonMiddle);
    LessonBook& book = context.workspace.lessons();
    if (book.awaits_prediction()) {
        point_out(book, camera);
    } else {
        hands.handle(session, camera, halves.second, context.workspace.settings().snap,
                     context.ui.brush);
        if (hands.wants_menu()) context.ui.menu_wanted = true;
        if (!hands.advice().empty()) context.workspace.say(hands.advice());
    }
    end_panel();
}

}  // namespace lab
