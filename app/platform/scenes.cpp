#include "platform/scenes.hpp"

#include <algorithm>
#include <filesystem>

#include "files/embed.hpp"
#include "scene/error.hpp"
#include "scene/file.hpp"
#include "scene/names.hpp"
#include "scene/reader.hpp"

namespace lab {

namespace {

std::string text_of_file(const std::string& path) {
    try {
        return read_file(path);
    } catch (const FileError& error) {
        throw UnreadableFile(error.what());
    }
}

Entry entry_of_file(const std::string& path) {
    const std::int64_t stamp = file_stamp(path);
    return {file_stem(path), read_scene(text_of_file(path), path), path, stamp};
}

void sort_as_taught(std::vector<Entry>& scenes) {
    std::stable_sort(scenes.begin(), scenes.end(), [](const Entry& a, const Entry& b) {
        return a.scene.order != b.scene.order ? a.scene.order < b.scene.order : a.id < b.id;
    });
}

}  // namespace

std::vector<Entry> built_in_scenes() {
    std::vector<Entry> scenes;
    for (const std::string_view name : embedded_names("scenes/")) {
        scenes.push_back({file_stem(name), read_scene(embedded_text(name), std::string(name))});
    }
    sort_as_taught(scenes);
    return scenes;
}

std::vector<Entry> scenes_in(const std::string& folder) {
    std::vector<Entry> scenes;
    std::error_code error;
    for (const auto& file : std::filesystem::directory_iterator(folder + "/scenes", error)) {
        if (file.path().extension() != ".json") continue;
        const std::string path = file.path().string();
        scenes.push_back(entry_of_file(path));
    }
    if (error)
        throw UnreadableFile("can't read the folder " + folder + "/scenes: " + error.message());
    sort_as_taught(scenes);
    return scenes;
}

std::vector<Lesson> built_in_lessons(const std::vector<Entry>& scenes) {
    std::vector<Lesson> lessons;
    for (const std::string_view name : embedded_names("lessons/")) {
        lessons.push_back(read_lesson(embedded_text(name), std::string(name), source_of(scenes)));
    }
    return lessons;
}

std::vector<Lesson> lessons_in(const std::string& folder, const std::vector<Entry>& scenes) {
    std::vector<std::string> paths;
    // A folder of scenes alone is fine, too.
    std::error_code none;
    for (const auto& file : std::filesystem::directory_iterator(folder + "/lessons", none)) {
        if (file.path().extension() == ".md") paths.push_back(file.path().string());
    }
    std::sort(paths.begin(), paths.end());
    std::vector<Lesson> lessons;
    for (const std::string& path : paths) {
        const std::int64_t stamp = file_stamp(path);
        Lesson lesson = read_lesson(text_of_file(path), path, source_of(scenes));
        lesson.path = path;
        lesson.stamp = stamp;
        lessons.push_back(std::move(lesson));
    }
    return lessons;
}

Entry find_scene(const std::vector<Entry>& scenes, const std::string& id_or_file) {
    const bool is_file = id_or_file.find('/') != std::string::npos ||
                         id_or_file.find('\\') != std::string::npos ||
                         id_or_file.find(".json") != std::string::npos;
    if (is_file) return entry_of_file(id_or_file);
    Names known;
    for (const Entry& entry : scenes) {
        if (entry.id == id_or_file) return entry;
        known.push_back(entry.id);
    }
    throw UsageError("no scene is called " + id_or_file + suggestion(id_or_file, known) +
                     " (--list shows them all)");
}

}  // namespace lab
