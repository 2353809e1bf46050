#pragma once

#include <string>

#include "level/level.hpp"
#include "scene/json_tree.hpp"

namespace lab {

/// A project of LDtk, with all its levels where they lie in their world, from the tree of its JSON.
/// Throws SceneError, which names the field. Levels in files of their own are asked for; those that
/// are missing become notes.
Level read_ldtk(const JsonValue& project, const std::string& file, const ReadBeside& read_beside);

}  // namespace lab
