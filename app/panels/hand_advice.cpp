#include "panels/hand_advice.hpp"

#include <algorithm>
#include <cmath>

#include "draw/labels.hpp"
#include "draw/outline.hpp"

namespace lab {

std::string advice_for_miss(const std::vector<Handle>& handles, const Camera& camera, Pt pressed) {
    constexpr float near = 60;  // points
    const bool any = std::any_of(handles.begin(), handles.end(), [&](const Handle& handle) {
        const Pt at = camera.to_screen(handle.at);
        return std::hypot(at.x - pressed.x, at.y - pressed.y) < near;
    });
    return any ? "It moves on while the scene plays. Space holds it; then drag." : "";
}

std::string advice_for_lost(const Evaluation& now, const Camera& camera, const Picked& let_go) {
    bool is_seen = true;
    for (const Handle& handle : handles_of(now, camera, let_go.shape))
        if (handle.shape == let_go.shape && handle.name == let_go.handle)
            is_seen = camera.area.contains(camera.to_screen(handle.at));
    if (const NamedShape* shape = find_shape(now.posed, let_go.shape);
        shape != nullptr && let_go.handle.empty()) {
        // A range has no body; of one that is far away no outline is left.
        const Rounded body = rounded(shape->geometry);
        const std::vector<Pt> points = outline(body, camera);
        is_seen =
            body.corners.empty() || (!points.empty() && overlap(bounds_of(points), camera.area));
    }
    if (is_seen) return {};
    return let_go.shape + " is out of sight now. Ctrl+Z brings it back; Home shows all.";
}

}  // namespace lab
