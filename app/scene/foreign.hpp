#pragma once

#include <string>
#include <string_view>

namespace lab {

/// A format of levels that the lab opens.
enum class LevelFormat { none, tiled_xml, tiled_json, ldtk };
LevelFormat level_format(std::string_view text);

/// Names the format of a text that another program wrote, in a sentence that says what to do
/// instead: "this is a map of Tiled; …". Empty if it isn't known.
std::string foreign_format(std::string_view text);

}  // namespace lab
