#pragma once

#include <string>
#include <string_view>

#include "scene/json_tree.hpp"

namespace lab {

/// Reads a file that Tiled or LDtk wrote, as XML or as JSON. Throws SceneError.
JsonValue read_tree(std::string_view text, const std::string& file);

/// Reads a file that Tiled wrote as XML (a map, a tile set or a template) as the tree that Tiled
/// writes for the same as JSON, with the lines of the XML. Throws SceneError.
JsonValue read_tiled_xml(std::string_view text, const std::string& file);

}  // namespace lab
