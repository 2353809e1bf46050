#pragma once

#include <string>

#include "level/level.hpp"
#include "scene/json_tree.hpp"

namespace lab {

/// A project of LDtk, with all its levels where they lie in their world, from the tree of its JSON.
/// Throws SceneError, which names the field. Reads levels in separate files; a missing one becomes
/// a note.
Level read_ldtk(const JsonValue& project, const std::string& file, const ReadBeside& read_beside);

}  // namespace lab
