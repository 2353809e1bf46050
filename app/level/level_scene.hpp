#pragma once

#include <string>
#include <vector>

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

/// Whether the lab wrote these words about a level, so that it may write others.
bool is_caption_of_level(const std::string& caption);
bool is_text_of_level(const std::vector<std::string>& text);

}  // namespace lab
