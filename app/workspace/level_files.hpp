#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "workspace/scene_list.hpp"

namespace lab {

class Session;

/// A level of another editor that is open, and its file when it was last read.
struct LevelFile {
    std::weak_ptr<Session> session;
    std::string path;
    std::int64_t stamp{};
};

/// Whether a name ends as those of levels do. Tiled's JSON may also end in .json.
bool is_level_name(std::string_view name);

/// The level as a scene. `read` reads a file by its path, or throws std::runtime_error; the level
/// says what it lacks without it. Throws SceneError.
Entry entry_of_level(std::string_view text, const std::string& path, std::int64_t stamp,
                     const std::function<std::string(const std::string& path)>& read);

}  // namespace lab
