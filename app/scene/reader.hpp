#pragma once

#include <string>
#include <string_view>

#include "scene/error.hpp"
#include "scene/scene.hpp"

namespace lab {

/// Reads a whole scene from text, or throws SceneError. `file` appears in the message.
Scene read_scene(std::string_view text, const std::string& file);

}  // namespace lab
