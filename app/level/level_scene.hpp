#pragma once

#include <string>

#include "level/guess.hpp"
#include "level/level.hpp"
#include "scene/scene.hpp"

namespace lab {

/// A level as a scene to play in: its solid parts as shapes, and a character that walks among them.
/// The character starts where an object is named as its start, or else on the first free ground.
/// The scene's text lists the solid parts with the reasons, and the parts that weren't read. If
/// nothing is solid, the character is alone and asks nothing. Throws UsageError if the level has no
/// layers, or one of them is too large.
Scene scene_of_level(const Level& level, const Guesses& guesses);

/// The level as it is now, with the character, its motion and its settings as they are in the scene
/// that was played. `before` is the level as it was before, without what the user did since: what
/// was drawn since stays, and a character that wasn't moved goes to its new start. Without it, the
/// character stays where it is.
Scene with_character_of(const Scene& played, const Scene* before, Scene fresh);

}  // namespace lab
