#include "workspace/level_files.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "level/choices.hpp"
#include "level/merge_level.hpp"
#include "level/read_level.hpp"
#include "scene/file.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"
#include "workspace/workspace.hpp"

namespace lab {

namespace {

using ReadText = std::function<std::string(const std::string& path)>;

std::string folder_of(const std::string& path) {
    return path.substr(0, path.find_last_of("/\\") + 1);
}

ReadBeside beside(const std::string& path, const ReadText& read) {
    return [folder = folder_of(path), read](const std::string& name) -> std::optional<std::string> {
        try {
            return read(folder + name);
        } catch (const std::runtime_error&) {
            return {};
        }
    };
}

/// The beginning of the names under which a level's changes are kept: its file may have moved.
std::string kept_name(const std::string& path) {
    return file_name_for(file_stem(path)) + "@";
}

}  // namespace

bool is_level_name(std::string_view name) {
    constexpr std::array<std::string_view, 3> endings = {".tmx", ".tmj", ".ldtk"};
    return std::any_of(endings.begin(), endings.end(),
                       [&](std::string_view ending) { return name.ends_with(ending); });
}

Entry entry_of_level(std::string_view text, const std::string& path, const ReadText& read) {
    return {file_stem(path), read_level_scene(text, path, beside(path, read))};
}

void Workspace::open_level(Entry entry) {
    LevelSource& source = *entry.scene.level;
    source.file = host_.full_path(source.file);
    forget_problem();
    const auto follows = [&](const std::shared_ptr<Session>& session) {
        const auto& level = session->scene().level;
        return level && level->file == source.file;
    };
    const auto known = std::find_if(sessions_.begin(), sessions_.end(), follows);
    const auto closed = std::find_if(closed_.begin(), closed_.end(), follows);
    if (known != sessions_.end()) {
        show(*known);
        say(session_->scene().title + " is open already.");
    } else if (closed != closed_.end()) {
        std::rotate(closed, closed + 1, closed_.end());
        reopen();
    } else {
        entry.id = unused_id(entry.id);
        open(entry);
        take_up_level();
    }
    refresh_level();
}

LevelFile& Workspace::level_file() {
    std::erase_if(levels_, [](const LevelFile& each) { return each.session.expired(); });
    const auto known = std::find_if(levels_.begin(), levels_.end(), [&](const LevelFile& each) {
        return each.session.lock() == session_;
    });
    if (known != levels_.end()) return *known;
    levels_.push_back({session_});
    return levels_.back();
}

/// Takes up what the user did with this level before, as a step that can be undone.
void Workspace::take_up_level() {
    try {
        std::optional<Scene> kept = kept_level(*session_->scene().level);
        LevelFile& file = level_file();
        file.kept = session_->scene();
        if (!kept || !kept->level || *kept == session_->scene()) return;
        kept->level->file = session_->scene().level->file;
        file.kept = kept;
        file.was_taken_up = true;
        session_->edit("Your changes to this level", [&](Scene& scene) { scene = *kept; });
        say("The level is as you left it. Ctrl+Z shows it as it is in its file.");
    } catch (const std::runtime_error& error) {
        // The kept scene stays as it is, since somebody may mend it.
        say(error.what(), true);
    }
}

/// What the user made of a level: by the path of its file, or if it has moved, by its content.
std::optional<Scene> Workspace::kept_level(const LevelSource& source) {
    const std::string own = kept_path(source.file), folder = host_.folder("levels");
    if (host_.stamp(own) != 0) return read_scene(host_.read_file(own), own);
    for (const std::string& path : host_.files_in(folder)) {
        if (!path.starts_with(folder + kept_name(source.file))) continue;
        try {
            Scene scene = read_scene(host_.read_file(path), path);
            if (scene.level && scene.level->content == source.content) return scene;
        } catch (const std::runtime_error&) {
            continue;  // it is of another file, whose opening reports it
        }
    }
    return {};
}

std::string Workspace::kept_path(const std::string& file) {
    return host_.folder("levels") + kept_name(file) + hash_digits(file) + ".json";
}

/// Keeps what the user made of the open levels, whether or not they save the scenes. The level as
/// it is in its file doesn't replace what was kept before.
void Workspace::keep_levels() {
    for (LevelFile& file : levels_) {
        const std::shared_ptr<Session> session = file.session.lock();
        if (session == nullptr || !session->scene().level || !file.kept) continue;
        const Scene& scene = session->scene();
        const bool is_undone = file.was_taken_up && scene == session->original();
        if (session->in_gesture() || is_undone || file.kept == scene) continue;
        host_.write_file(kept_path(scene.level->file), write_scene(scene));
        file.kept = scene;
    }
}

std::int64_t Workspace::level_stamp(const std::string& path, const LevelFile& file) {
    std::int64_t stamp = host_.stamp(path);
    if (stamp == 0 || !file.level) return stamp;
    for (const std::string& name : file.level->beside) {
        const auto all = static_cast<std::uint64_t>(stamp) * 31;
        stamp = static_cast<std::int64_t>(
            all + static_cast<std::uint64_t>(host_.stamp(folder_of(path) + name)));
    }
    return stamp;
}

/// Reads the level of the open scene again if it was never read, or its editor has saved it.
bool Workspace::refresh_level() {
    const std::optional<LevelSource> source = session_->scene().level;
    if (!source || session_->in_gesture()) return false;
    LevelFile& file = level_file();
    const std::int64_t stamp = level_stamp(source->file, file);
    if (stamp == 0 || stamp == file.stamp) return false;
    file.stamp = stamp;
    try {
        const auto read = [this](const std::string& name) { return host_.read_file(name); };
        Level level =
            read_level(host_.read_file(source->file), source->file, beside(source->file, read));
        if (level.content != source->content) {
            change_level(label_of_level_read, scene_of_level(level, *source));
            say("Read " + host_.shown_path(source->file) + " again");
        }
        file.parts = parts_of(level);
        file.level = std::move(level);
        file.stamp = level_stamp(source->file, file);
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
    return true;
}

void Workspace::change_level(const std::string& label, const Scene& fresh) {
    LevelFile& file = level_file();
    const Scene& now = session_->scene();
    if (!file.played || !now.queries.empty()) file.played = now;
    Scene changed = with_level(now, fresh, *file.played);
    session_->edit(label, [&](Scene& scene) { scene = std::move(changed); });
}

const LevelFile* Workspace::open_level_file() const {
    const auto known = std::find_if(levels_.begin(), levels_.end(), [&](const LevelFile& each) {
        return each.session.lock() == session_;
    });
    return known != levels_.end() && session_->scene().level && known->level ? &*known : nullptr;
}

void Workspace::choose_met(const std::string& key, std::optional<Met> met) {
    refresh_level();
    const LevelFile* const known = open_level_file();
    if (known == nullptr || chosen(*session_->scene().level, key) == met) return;
    LevelSource source = *session_->scene().level;
    choose(source, key, met);
    try {
        change_level("Choose what is solid", scene_of_level(*known->level, source));
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
}

}  // namespace lab
