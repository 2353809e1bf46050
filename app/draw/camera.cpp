#include "draw/camera.hpp"

#include <algorithm>

namespace lab {

namespace {
constexpr double least_zoom = 1e-9;
constexpr double most_zoom = 1e12;
}  // namespace

Camera frame(Vec2 corner, Vec2 size, Rect area) {
    const double across = static_cast<double>(area.width()) / std::max(size.x * frame_margin, 1e-9);
    const double down = static_cast<double>(area.height()) / std::max(size.y * frame_margin, 1e-9);
    return {{corner + 0.5 * size, std::clamp(std::min(across, down), least_zoom, most_zoom)}, area};
}

Camera zoomed_about(Camera camera, Pt anchor, double factor) {
    const Vec2 kept = camera.to_world(anchor);
    camera.state.zoom = std::clamp(camera.state.zoom * factor, least_zoom, most_zoom);
    camera.state.center = camera.state.center + (kept - camera.to_world(anchor));
    return camera;
}

}  // namespace lab
