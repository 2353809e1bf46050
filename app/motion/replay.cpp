#include "motion/replay.hpp"

#include <algorithm>

#include "motion/walking.hpp"
#include "scene/handles.hpp"

namespace lab {
namespace {

/// Whether what a motion does in its steps is the same in two scenes, wherever it continues from.
bool goes_alike(const Scene& scene, const Motion& motion, const Scene& before, Motion other) {
    since_of(other) = since_of(motion);
    other.on = motion.on;
    const std::string_view mover = split_handle(motion.drives).shape;
    return motion == other && settings_of(scene, mover) == settings_of(before, mover);
}

}  // namespace

void replay_changed(Scene& scene, const Scene& before) {
    for (Motion& motion : scene.motions) {
        if (!goes_in_steps(motion) || !since_of(motion)) continue;
        const auto other =
            std::find_if(before.motions.begin(), before.motions.end(), [&](const Motion& each) {
                return each.drives == motion.drives && each.kind.index() == motion.kind.index();
            });
        if (other != before.motions.end() && !goes_alike(scene, motion, before, *other))
            since_of(motion) = since_of(*other);
    }
}

}  // namespace lab
