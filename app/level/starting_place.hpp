#pragma once

#include "level/level.hpp"
#include "level/words.hpp"
#include "scene/scene.hpp"

namespace lab {

/// Whether an object marks a start, by its name or its class.
Start start_at(const LevelObject& object);

/// A box for the character: of the size of the object that is named as its start, or somewhat
/// smaller than a cell. It stands there, or at the nearest free place. Without such an object, it
/// stands on the leftmost ground that has a free place above it.
Aabb starting_box(const Level& level, const Scene& solids);

}  // namespace lab
