#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lessons/lesson.hpp"
#include "scene/scene.hpp"

namespace lab {

/// A scene that can be opened.
struct Entry {
    std::string id;
    Scene scene;
    std::string path{};      ///< of its file; empty for a built-in one
    std::int64_t stamp = 0;  ///< of the file when it was read
};

/// The group of scenes in the user's folder.
inline constexpr const char* own_group = "My scenes";
/// The group of open scenes that aren't in the list.
inline constexpr const char* unlisted_group = "Also open";

/// The id, or if it is taken, the first unused one of "slab-2", "slab-3" and so on.
std::string free_id(const std::vector<Entry>& scenes, const std::string& wanted);

/// Finds the scenes that lessons name, and the recordings, also those in somebody's folder of
/// assets.
SceneSource source_of(const std::vector<Entry>& scenes, const std::string& folder = {});

/// Adds a scene under an unused id.
void add_scene(std::vector<Entry>& scenes, Entry entry);

/// The file name for a title: "Box, far away" becomes "box-far-away".
std::string id_for_title(const std::string& title);

}  // namespace lab
