#include "geometry/camera.hpp"

#include <algorithm>

namespace lab {

double possible_zoom(double wanted) {
    return std::clamp(wanted, least_zoom, most_zoom);
}

Camera frame(Vec2 corner, Vec2 size, Rect area) {
    const double across = static_cast<double>(area.width()) / std::max(size.x * frame_margin, 1e-9);
    const double down = static_cast<double>(area.height()) / std::max(size.y * frame_margin, 1e-9);
    return {{corner + 0.5 * size, possible_zoom(std::min(across, down))}, area};
}

Camera zoomed_about(Camera camera, Pt anchor, double factor) {
    const Vec2 kept = camera.to_world(anchor);
    camera.state.zoom = possible_zoom(camera.state.zoom * factor);
    camera.state.center = camera.state.center + (kept - camera.to_world(anchor));
    return camera;
}

}  // namespace lab
