#include "workspace/hand_advice.hpp"

#include <algorithm>
#include <cmath>

#include "geometry/outline.hpp"
#include "picture/labels.hpp"
#include "picture/scene_frame.hpp"
#include "scene/handles.hpp"

namespace lab {

std::string advice_for_miss(const std::vector<Handle>& handles, const Camera& camera, Pt pressed) {
    constexpr float near = 60;  // points
    const bool any = std::any_of(handles.begin(), handles.end(), [&](const Handle& handle) {
        const Pt at = camera.to_screen(handle.at);
        return std::hypot(at.x - pressed.x, at.y - pressed.y) < near;
    });
    return any ? "It moves while the scene plays. Press Space to pause, then drag." : "";
}

namespace {

/// Whether an active motion moves this shape, or the delta of its queries.
bool moves_by_itself(const Scene& scene, const std::string& shape) {
    return std::any_of(scene.motions.begin(), scene.motions.end(), [&](const Motion& motion) {
        return motion.on && !std::holds_alternative<Follow>(motion.kind) &&
               split_handle(motion.drives).shape == shape;
    });
}

}  // namespace

double pace_near(const Scene& scene, const std::vector<Handle>& handles, const Camera& camera,
                 Pt pointer, const std::optional<Picked>& hovered) {
    constexpr float upon = 14, far = 80;  // points
    if (hovered && moves_by_itself(scene, hovered->shape)) return 0;
    float nearest = far;
    for (const Handle& handle : handles) {
        if (!moves_by_itself(scene, handle.shape)) continue;
        const Pt at = camera.to_screen(handle.at);
        nearest = std::min(nearest, std::hypot(at.x - pointer.x, at.y - pointer.y));
    }
    return static_cast<double>(std::clamp((nearest - upon) / (far - upon), 0.0F, 1.0F));
}

namespace {

/// Whether part of a shape, or its handle, is in view.
bool is_in_sight(const Evaluation& now, const Camera& camera, const Picked& what) {
    const NamedShape* shape = find_shape(now.posed, what.shape);
    if (shape != nullptr && what.handle.empty()) {
        // A range has no body, and a shape that is far away has no outline.
        const Rounded body = rounded(shape->geometry);
        const std::vector<Pt> points = outline(body, camera);
        return body.corners.empty() || (!points.empty() && overlap(bounds_of(points), camera.area));
    }
    const std::vector<Handle> handles = handles_of(now, camera, what.shape);
    return std::none_of(handles.begin(), handles.end(), [&](const Handle& handle) {
        return handle.shape == what.shape && handle.name == what.handle &&
               !camera.area.contains(camera.to_screen(handle.at));
    });
}

/// A shape's position is named by the shape alone, and a delta handle is named "target", as in the
/// picture.
std::string in_words(const Picked& what) {
    if (what.handle.empty() || what.handle == "pos" || what.handle == "center") return what.shape;
    constexpr std::string_view side = "half.";
    std::string part = what.handle == "delta" ? "target" : what.handle;
    if (part.starts_with(side)) part = part.substr(side.size()) + " side";
    return "The " + part + " of " + what.shape;
}

}  // namespace

std::string advice_for_lost(const Evaluation& now, const Camera& camera, const Picked& let_go) {
    if (is_in_sight(now, camera, let_go)) return {};
    const std::string back = " Ctrl+Z brings it back";
    const std::string what = in_words(let_go);
    if (is_in_sight(now, frame_shapes(now.posed, camera.area), let_go))
        return what + " is out of sight now." + back + "; Home shows all.";
    return what + " is too far away to be seen with the rest." + back + ".";
}

std::string advice_for_all(const Evaluation& now, const Camera& camera) {
    for (const NamedShape& shape : now.posed.shapes)
        if (!is_in_sight(now, camera, {shape.name, ""}))
            return shape.name + " is too far away to be seen with the rest.";
    return {};
}

}  // namespace lab
