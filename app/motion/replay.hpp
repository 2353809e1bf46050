#pragma once

#include "scene/scene.hpp"

namespace lab {

/// After an edit at a later time, motions in steps continue from where they were. Those whose own
/// numbers have changed are played again from their start instead, as `before` was: with the new
/// numbers, they would never have come there.
void replay_changed(Scene& scene, const Scene& before);

}  // namespace lab
