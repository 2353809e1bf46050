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

namespace {

/// From this zoom on, the center needs more digits than a double has.
constexpr double close_zoom = 1e9;

void move_exactly(double& center, double& rest, double by) {
    const isect::detail::Rounded sum = isect::detail::two_sum(center, rest + by);
    center = sum.value;
    rest = sum.error;
}

}  // namespace

CameraState moved_by(CameraState state, Vec2 by) {
    move_exactly(state.center.x, state.rest.x, by.x);
    move_exactly(state.center.y, state.rest.y, by.y);
    if (state.zoom < close_zoom) state.rest = {};
    return state;
}

Camera zoomed_about(Camera camera, Pt anchor, double factor) {
    const Vec2 away{static_cast<double>(anchor.x - camera.middle().x),
                    static_cast<double>(anchor.y - camera.middle().y)};
    const double before = 1 / camera.state.zoom;
    camera.state.zoom = possible_zoom(camera.state.zoom * factor);
    camera.state = moved_by(camera.state, (before - 1 / camera.state.zoom) * away);
    return camera;
}

}  // namespace lab
