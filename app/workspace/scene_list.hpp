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

/// The group of the scenes in the user's folder.
inline constexpr const char* own_group = "My scenes";
/// The group of what is open and in no list.
inline constexpr const char* unlisted_group = "Also open";

/// The id itself, or where a scene of the list has it, the first of "slab-2", "slab-3", … that none
/// has.
std::string free_id(const std::vector<Entry>& scenes, const std::string& wanted);

/// Where lessons find scenes.
SceneSource source_of(const std::vector<Entry>& scenes);

/// Adds a scene, under an id of its own.
void add_scene(std::vector<Entry>& scenes, Entry entry);

/// What a file for a scene of this title is called: "Box, far away" makes "box-far-away".
std::string id_for_title(const std::string& title);

}  // namespace lab
