#pragma once

#include <string>
#include <string_view>

#include "scene/error.hpp"
#include "scene/scene.hpp"

namespace lab {

/// Reads a scene's text, or throws SceneError and gives nothing half. `file` is for the message.
Scene read_scene(std::string_view text, const std::string& file);

}  // namespace lab
