#include "workspace/far_away.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "scene/edit.hpp"
#include "scene/far_away.hpp"

namespace lab {
namespace {

const FarScene* found(const Session& session) {
    const std::vector<FarScene>& all = session.far_scenes();
    const auto at = std::find_if(all.begin(), all.end(),
                                 [&](const FarScene& each) { return each.far == session.scene(); });
    return at == all.end() ? nullptr : &*at;
}

/// A float scene stays one: its numbers are rounded to float there.
Scene moved_scene(const Scene& near, int power) {
    Scene far = near;
    if (power == 0) return far;
    const double by = std::pow(10.0, power);
    move_scene(far, {by, by});
    if (far.scalar == Scalar::float_) compute_in(far, Scalar::float_);
    return far;
}

}  // namespace

int far_power(const Session& session) {
    const FarScene* far = found(session);
    return far == nullptr ? 0 : far->power;
}

void move_far_away(Workspace& workspace, int power) {
    Session& session = workspace.session();
    const int now = far_power(session);
    if (power == now) return;
    const FarScene* here = found(session);
    const Scene near = here == nullptr ? session.scene() : here->near;
    const Scene far = moved_scene(near, power);
    if (power != 0) session.remember_far({near, far, power});
    const double moved =
        (power == 0 ? 0 : std::pow(10.0, power)) - (now == 0 ? 0 : std::pow(10.0, now));
    session.edit(power == 0 ? "Move the scene back" : "Move the scene far away",
                 [&](Scene& draft) { draft = far; });
    View& view = session.view();
    view.auto_frame = false;
    view.camera = {view.camera.center + Vec2{moved, moved}, view.camera.zoom};
    workspace.say(power == 0 ? "Back where it was, with the same numbers."
                             : "Moved by 1e" + std::to_string(power) +
                                   " on both axes. The numbers there have fewer digits to spare.");
}

}  // namespace lab
