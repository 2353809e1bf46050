// The scenes in the repository, for tests of all of them.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "scene/file.hpp"
#include "scene/reader.hpp"

namespace tests {

struct SceneFile {
    std::string id, path, text;
    lab::Scene scene;
};

inline SceneFile scene_file(const std::string& id) {
    const std::string path = std::string(ISECT_SOURCE_DIR) + "/assets/scenes/" + id + ".json";
    const std::string text = lab::read_file(path);
    return {id, path, text, lab::read_scene(text, id + ".json")};
}

/// In the order of their file names.
inline std::vector<SceneFile> scene_files() {
    std::vector<std::string> ids;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(ISECT_SOURCE_DIR) + "/assets/scenes"))
        ids.push_back(entry.path().stem().string());
    std::sort(ids.begin(), ids.end());

    std::vector<SceneFile> files;
    files.reserve(ids.size());
    for (const std::string& id : ids) files.push_back(scene_file(id));
    return files;
}

}  // namespace tests
