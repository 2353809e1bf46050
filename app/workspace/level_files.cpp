#include "workspace/level_files.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "level/choices.hpp"
#include "level/level_scene.hpp"
#include "level/read_level.hpp"
#include "scene/file.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"
#include "workspace/workspace.hpp"

namespace lab {

namespace {

using ReadText = std::function<std::string(const std::string& path)>;

ReadBeside beside(const std::string& path, const ReadText& read) {
    const std::string folder = path.substr(0, path.find_last_of("/\\") + 1);
    return [folder, read](const std::string& name) -> std::optional<std::string> {
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
    const auto known = std::find_if(sessions_.begin(), sessions_.end(), [&](const auto& session) {
        const auto& level = session->scene().level;
        return level && level->file == source.file;
    });
    forget_problem();
    if (known != sessions_.end()) {
        show(*known);
        refresh_level();
        return;
    }
    entry.id = unused_id(entry.id);
    open(entry);
    take_up_level();
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
        level_file().kept = session_->scene();
        if (!kept || !kept->level) return;
        kept->level->file = session_->scene().level->file;
        level_file().kept = kept;
        if (*kept == session_->scene()) return;
        session_->edit("Your changes to this level", [&](Scene& scene) { scene = *kept; });
        say("The level is as you left it. Ctrl+Z shows it as it is in its file.");
    } catch (const std::runtime_error& error) {
        // The kept scene stays as it is, since somebody may mend it.
        say(error.what(), true);
    }
}

/// What the user made of a level: by the path of its file, or if it has moved, by its content.
std::optional<Scene> Workspace::kept_level(const LevelSource& source) {
    const std::string own = kept_path(source.file), beginning = kept_name(source.file);
    if (host_.stamp(own) != 0) return read_scene(host_.read_file(own), own);
    for (const std::string& path : host_.files_in(host_.folder("levels"))) {
        if (path.find(beginning) == std::string::npos) continue;
        Scene scene = read_scene(host_.read_file(path), path);
        if (scene.level && scene.level->content == source.content) return scene;
    }
    return {};
}

std::string Workspace::kept_path(const std::string& file) {
    return host_.folder("levels") + kept_name(file) + hash_digits(file) + ".json";
}

/// Keeps what the user made of the open levels, whether or not they save the scenes.
void Workspace::keep_levels() {
    for (LevelFile& file : levels_) {
        const std::shared_ptr<Session> session = file.session.lock();
        if (session == nullptr || !session->scene().level || !session->path().empty()) continue;
        const Scene& scene = session->scene();
        if (!file.kept || session->in_gesture() || file.kept == scene) continue;
        file.kept = scene;
        host_.write_file(kept_path(scene.level->file), write_scene(scene));
    }
}

/// Reads the level of the open scene again if it was never read, or its editor has saved it.
bool Workspace::refresh_level() {
    const std::optional<LevelSource> source = session_->scene().level;
    if (!source || session_->in_gesture()) return false;
    LevelFile& file = level_file();
    const std::int64_t stamp = host_.stamp(source->file);
    if (stamp == 0 || stamp == file.stamp) return false;
    file.stamp = stamp;
    try {
        const std::string text = host_.read_file(source->file);
        const auto read = [this](const std::string& name) { return host_.read_file(name); };
        Level level = read_level(text, source->file, beside(source->file, read));
        if (hash_digits(text) != source->content || file.level)
            read_again(file, level, hash_digits(text));
        file.parts = parts_of(level);
        file.level = std::move(level);
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
    return true;
}

void Workspace::read_again(LevelFile& file, const Level& level, const std::string& content) {
    LevelSource source = *session_->scene().level;
    std::optional<Scene> before;
    if (file.level) before = scene_of_level(*file.level, source);
    source.content = content;
    Scene fresh = scene_of_level(level, source);
    session_->edit("Read the level again", [&](Scene& scene) {
        scene = with_character_of(scene, before ? &*before : nullptr, std::move(fresh));
    });
    say("Read " + host_.shown_path(source.file) + " again");
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
    LevelFile& file = level_file();
    LevelSource source = *session_->scene().level;
    choose(source, key, met);
    try {
        if (!file.played || !session_->scene().queries.empty()) file.played = session_->scene();
        const Scene before = scene_of_level(*file.level, *file.played->level);
        Scene fresh = with_character_of(*file.played, &before, scene_of_level(*file.level, source));
        session_->edit("Choose what is solid", [&](Scene& scene) { scene = std::move(fresh); });
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
}

}  // namespace lab
