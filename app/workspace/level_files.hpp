#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "level/level.hpp"
#include "level/parts.hpp"
#include "workspace/scene_list.hpp"

namespace lab {

/// The undo step of a level that its editor has saved.
inline constexpr const char* label_of_level_read = "Read the level again";

class Session;

/// The level of another editor that an open scene was made from, as its file was last read.
struct LevelFile {
    std::weak_ptr<Session> session;
    std::int64_t stamp{};          ///< of the file and those beside it; 0 until it was looked at
    std::optional<Level> level{};  ///< nothing if it can't be read
    std::vector<LevelPart> parts{};
    /// The scene as the user's folder has it. Nothing if it isn't kept, as that of a saved scene.
    std::optional<Scene> kept{};
    bool was_taken_up = false;      ///< it began with what was kept, as a step that can be undone
    std::optional<Scene> played{};  ///< the last one in which the character walks
};

/// Whether a name ends as those of levels do. Tiled's JSON may also end in .json.
bool is_level_name(std::string_view name);

/// The level as a scene. `read` reads a file by its path, or throws std::runtime_error; the level
/// says what it lacks without it. Throws SceneError.
Entry entry_of_level(std::string_view text, const std::string& path,
                     const std::function<std::string(const std::string& path)>& read);

}  // namespace lab
