#pragma once

#include <random>

#include "scene/scene.hpp"

namespace lab {

/// Puts the mover of a scene's only query where its path just touches an obstacle: through a corner
/// of the obstacle grown by the mover. Random numbers almost never do so.
void put_at_graze(Scene& scene, std::mt19937& random);

}  // namespace lab
