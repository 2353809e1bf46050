#pragma once

#include <string>
#include <string_view>

#include "level/level.hpp"
#include "scene/scene.hpp"

namespace lab {

/// Whether a text is a level of another editor that the lab reads: a map of Tiled as XML or JSON,
/// or a project of LDtk.
bool is_level(std::string_view text);

/// Reads a level, or throws SceneError. `file` appears in the message and names the level.
Level read_level(std::string_view text, const std::string& file, const ReadBeside& read_beside);

/// The scene of a level that was read, with what the user says of its parts.
Scene scene_of_level(const Level& level, const LevelSource& source);

/// The same as a scene to play in, with the guesses of the lab.
Scene read_level_scene(std::string_view text, const std::string& file,
                       const ReadBeside& read_beside);

}  // namespace lab
