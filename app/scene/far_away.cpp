#include "scene/far_away.hpp"

#include "scene/handles.hpp"

namespace lab {
namespace {

struct MoveMotion {
    Vec2 by;

    void since(std::optional<Since>& since) const {
        if (since) since->pos = since->pos + by;
    }
    void operator()(Orbit& orbit) const { orbit.center = orbit.center + by; }
    void operator()(Follow& follow) const { follow.pos = follow.pos + by; }
    void operator()(Fly& fly) const { since(fly.since); }
    void operator()(Walking& walking) const { since(walking.since); }
    void operator()(Swing&) const {}
};

}  // namespace

void move_scene(Scene& scene, Vec2 by) {
    for (NamedShape& shape : scene.shapes) translate(shape.geometry, by);
    for (Motion& motion : scene.motions) std::visit(MoveMotion{by}, motion.kind);
    if (scene.crowd) scene.crowd->center = scene.crowd->center + by;
    scene.content_corner = scene.content_corner + by;
    if (scene.opens && scene.opens->camera)
        scene.opens->camera->center = scene.opens->camera->center + by;
}

}  // namespace lab
