// The ideas that a character's step can go without, as switches.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// The names of the switches of a scene's first character; empty if no character walks.
std::vector<std::string> switch_names(const Scene& scene);

/// A switch of the first character, or null.
bool* switch_named(Scene& scene, std::string_view name);

}  // namespace lab
