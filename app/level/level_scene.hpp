#pragma once

#include <string>

#include "level/guess.hpp"
#include "level/level.hpp"
#include "scene/scene.hpp"

namespace lab {

/// A level as a scene to play in: its solid parts as shapes, and a character that walks among them.
/// The character starts where an object is named as its start, or else on the first free ground.
/// The scene's text lists the solid parts with the reasons, and the parts that weren't read. Throws
/// UsageError if nothing is solid, or the level has more shapes than a scene.
Scene scene_of_level(const Level& level, const Guesses& guesses);

/// The level as its editor has saved it since, with the character, its motion and its settings as
/// they are in the scene that was played.
Scene with_character_of(const Scene& played, Scene fresh);

}  // namespace lab
