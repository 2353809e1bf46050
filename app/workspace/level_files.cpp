#include "workspace/level_files.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "level/level_scene.hpp"
#include "level/read_level.hpp"
#include "scene/file.hpp"
#include "workspace/workspace.hpp"

namespace lab {

bool is_level_name(std::string_view name) {
    constexpr std::array<std::string_view, 3> endings = {".tmx", ".tmj", ".ldtk"};
    return std::any_of(endings.begin(), endings.end(),
                       [&](std::string_view ending) { return name.ends_with(ending); });
}

Entry entry_of_level(std::string_view text, const std::string& path, std::int64_t stamp,
                     const std::function<std::string(const std::string& path)>& read) {
    const std::string folder = path.substr(0, path.find_last_of("/\\") + 1);
    const auto beside = [&](const std::string& name) -> std::optional<std::string> {
        try {
            return read(folder + name);
        } catch (const std::runtime_error&) {
            return {};
        }
    };
    return {file_stem(path), read_level_scene(text, path, beside), "", stamp, path};
}

Entry Workspace::entry_of_level(std::string_view text, const std::string& path,
                                std::int64_t stamp) {
    return lab::entry_of_level(
        text, path, stamp, [this](const std::string& beside) { return host_.read_file(beside); });
}

void Workspace::open_level(const std::string& text, const std::string& path, std::int64_t stamp) {
    const auto known = std::find_if(levels_.begin(), levels_.end(), [&](const LevelFile& each) {
        const auto is_it = [&](const auto& session) { return session == each.session.lock(); };
        return each.path == path && std::any_of(sessions_.begin(), sessions_.end(), is_it);
    });
    forget_problem();
    if (known != levels_.end()) {
        show(known->session.lock());
        refresh_level();
        return;
    }
    Entry entry = entry_of_level(text, path, stamp);
    entry.id = unused_id(entry.id);
    open(entry);
}

bool Workspace::refresh_level() {
    std::erase_if(levels_, [](const LevelFile& each) { return each.session.expired(); });
    const auto open = std::find_if(levels_.begin(), levels_.end(), [&](const LevelFile& each) {
        return each.session.lock() == session_;
    });
    if (open == levels_.end() || session_->in_gesture()) return false;
    const std::int64_t stamp = host_.stamp(open->path);
    if (stamp == 0 || stamp == open->stamp) return false;
    open->stamp = stamp;
    try {
        Entry fresh = entry_of_level(host_.read_file(open->path), open->path, stamp);
        session_->edit("Read the level again", [&](Scene& scene) {
            scene = with_character_of(scene, std::move(fresh.scene));
        });
        say("Read " + host_.shown_path(open->path) + " again");
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
    return true;
}

}  // namespace lab
