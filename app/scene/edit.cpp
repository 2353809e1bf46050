#include "scene/edit.hpp"

#include <algorithm>

#include "scene/handles.hpp"

namespace lab {
namespace {

/// A motion in steps also drives the delta of its body's queries.
bool drives(const Motion& motion, std::string_view wanted) {
    const HandleName name = split_handle(motion.drives);
    if (goes_in_steps(motion) && wanted == std::string(name.shape) + ".delta") return true;
    return motion.drives == wanted || (name.shape == wanted && name.handle != "delta");
}

/// Whether the motion drives any handle of this shape.
bool is_of(const Motion& motion, std::string_view shape) {
    return split_handle(motion.drives).shape == shape;
}

void store_deltas(Scene& scene, const Scene& posed, std::string_view mover) {
    for (std::size_t i = 0; i < scene.queries.size(); ++i)
        if (scene.queries[i].mover == mover) scene.queries[i].delta = posed.queries[i].delta;
}

/// Stores where a motion has taken a handle, or a whole shape.
void store_handle(Scene& scene, const Scene& posed, const HandleName& name, bool whole) {
    Geometry& geometry = find_shape(scene, name.shape)->geometry;
    const NamedShape* shape = find_shape(posed, name.shape);
    const auto pos = handle_position(shape->geometry, name.handle);
    if (!pos) return;
    if (whole)
        set_place(geometry, *pos);
    else
        set_handle(geometry, name.handle, *pos);
}

}  // namespace

void detach(Scene& scene, const Scene& posed, std::string_view wanted) {
    for (Motion& motion : scene.motions) {
        if (!motion.on || !drives(motion, wanted)) continue;

        const HandleName name = split_handle(motion.drives);
        const bool is_simulated = goes_in_steps(motion);
        if (name.handle != "delta") store_handle(scene, posed, name, is_simulated);
        if (name.handle == "delta" || is_simulated) store_deltas(scene, posed, name.shape);
        if (is_simulated) since_of(motion).reset();
        motion.on = false;
    }
}

void give_back(Scene& scene, std::string_view shape) {
    for (Motion& motion : scene.motions)
        if (is_of(motion, shape)) motion.on = true;
}

bool is_detached(const Scene& scene, std::string_view shape) {
    return std::any_of(scene.motions.begin(), scene.motions.end(),
                       [&](const Motion& motion) { return !motion.on && is_of(motion, shape); });
}

bool is_driven(const Scene& scene, std::string_view shape) {
    return std::any_of(scene.motions.begin(), scene.motions.end(),
                       [&](const Motion& motion) { return is_of(motion, shape); });
}

void remove_motion(Scene& scene, const Scene& posed, std::string_view shape) {
    detach(scene, posed, shape);
    detach(scene, posed, std::string(shape) + ".delta");
    const auto gone = std::remove_if(scene.motions.begin(), scene.motions.end(),
                                     [&](const Motion& motion) { return is_of(motion, shape); });
    scene.motions.erase(gone, scene.motions.end());
}

}  // namespace lab
