#pragma once

#include <string>

#include "level/level.hpp"
#include "scene/json_tree.hpp"

namespace lab {

/// A map of Tiled as a level, from the tree of its JSON. Throws SceneError, which names the field.
/// Reads external tile sets and templates; a missing one becomes a note.
Level read_tiled(const JsonValue& map, const std::string& file, const ReadBeside& read_beside);

}  // namespace lab
