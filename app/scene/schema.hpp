#pragma once

#include <string>

namespace lab {

/// The JSON Schema of scene files (draft 2020-12), made from the table of parameters: what
/// assets/scene.schema.json must be.
std::string scene_schema();

}  // namespace lab
