#pragma once

#include "scene/scene.hpp"

namespace lab {

/// Moves everything in a scene: shapes, motions and the region that the view frames. Rounding
/// changes what the numbers there can't hold.
void move_scene(Scene& scene, Vec2 by);

}  // namespace lab
