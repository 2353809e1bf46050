#pragma once

#include <string>

namespace lab {

/// The JSON Schema of scene files (draft 2020-12), generated from the parameters.
/// assets/scene.schema.json must match it.
std::string scene_schema();

}  // namespace lab
