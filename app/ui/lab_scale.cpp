// How large the interface is, also while presenting.
#include <algorithm>
#include <cmath>

#include "picture/scene_frame.hpp"
#include "picture/scene_picture.hpp"
#include "render/imgui_compat.hpp"
#include "ui/lab.hpp"
#include "ui/layout.hpp"

namespace lab {

namespace {

/// The scale from the settings or, if that is automatic, the display's.
double scale_now(const Settings& settings) {
    return settings.scale != 0 ? settings.scale : ImGui::GetIO().DisplayFramebufferScale.x;
}

/// Pixels per unit of the scene when a canvas frames it.
double drawn_size(const Scene& scene, const Rect& canvas, double scale) {
    return scale * frame_scene(scene, parts_of(canvas).scene).state.zoom;
}

}  // namespace

void Lab::zoom_interface(double factor) {
    const double now = scale_now(workspace.settings());
    const double wanted = std::round(now * factor * 4) / 4;
    workspace.settings().scale = std::clamp(wanted, least_scale, most_scale);
}

/// The largest scale for presenting that doesn't make the picture smaller.
double Lab::presented_scale() {
    const Scene& scene = workspace.session().original();
    const double now = scale_now(workspace.settings());
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const double before = drawn_size(scene, layout_for({window.x, window.y}).canvas, now);
    ui.presenting = true;
    // The cards need this much space.
    const double least_width = workspace.lessons().is_open() ? 1060 : 850, least_height = 520;
    const double room = std::min(window.x / least_width, window.y / least_height);
    const int most = static_cast<int>(100 * std::min(room, 1.5));
    for (int percent = most - most % 5; percent > 100; percent -= 5) {
        const double scale = now * percent / 100;
        const auto shrunk = static_cast<float>(now / scale);
        const Rect canvas = layout_for({window.x * shrunk, window.y * shrunk}).canvas;
        if (scale <= most_scale && drawn_size(scene, canvas, scale) >= before) return scale;
    }
    return now;
}

void Lab::present() {
    const Camera framed = frame_scene(workspace.session().original(), hands_.camera().area);
    constexpr int until_settled = 3;
    ui.kept_closeness = {workspace.session().view().camera.zoom / framed.state.zoom, until_settled};
    if (!ui.presenting) {
        scale_before_ = workspace.settings().scale;
        workspace.settings().scale = presented_scale();
        // Esc should bring the controls back, not close the hints for beginners.
        ui.hints_shown = false;
        workspace.say("Esc or F5 brings the controls back.");
    } else {
        ui.presenting = false;
        workspace.settings().scale = scale_before_;
        workspace.drop_notice();
    }
}

Settings Lab::settings_to_keep() const {
    Settings kept = workspace.settings();
    if (ui.presenting) kept.scale = scale_before_;
    return kept;
}

}  // namespace lab
