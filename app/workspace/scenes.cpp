#include "workspace/scenes.hpp"

#include <algorithm>
#include <filesystem>
#include <functional>

#include "files/embed.hpp"
#include "lessons/page_run.hpp"
#include "level/read_level.hpp"
#include "scene/error.hpp"
#include "scene/file.hpp"
#include "scene/names.hpp"
#include "scene/reader.hpp"
#include "workspace/lesson_recordings.hpp"
#include "workspace/level_files.hpp"

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
    const std::string text = text_of_file(path);
    if (is_level(text)) return entry_of_level(text, path, text_of_file);
    return {file_stem(path), read_scene(text, path), path, stamp};
}

/// The files of a folder with this extension, sorted by name. A missing folder isn't a problem.
std::vector<std::string> files_with(const std::string& folder, const char* ending,
                                    Problems& problems) {
    std::vector<std::string> paths;
    if (!std::filesystem::exists(folder)) return paths;
    std::error_code error;
    for (const auto& file : std::filesystem::directory_iterator(folder, error))
        if (file.path().extension() == ending) paths.push_back(file.path().string());
    if (error) problems.push_back("can't read the folder " + folder + ": " + error.message());
    std::sort(paths.begin(), paths.end());
    return paths;
}

void try_to(Problems& problems, const std::function<void()>& work) {
    try {
        work();
    } catch (const std::runtime_error& error) {
        problems.emplace_back(error.what());
    }
}

void sort_as_taught(std::vector<Entry>& scenes) {
    std::stable_sort(scenes.begin(), scenes.end(), [](const Entry& a, const Entry& b) {
        return a.scene.order != b.scene.order ? a.scene.order < b.scene.order : a.id < b.id;
    });
}

}  // namespace

namespace {

std::vector<Entry> embedded_scenes(std::string_view folder) {
    std::vector<Entry> scenes;
    for (const std::string_view name : embedded_names(folder)) {
        scenes.push_back({file_stem(name), read_scene(embedded_text(name), std::string(name))});
    }
    sort_as_taught(scenes);
    return scenes;
}

constexpr std::string_view zoo_folder = "zoo/";

}  // namespace

std::vector<Entry> built_in_scenes() {
    return embedded_scenes("scenes/");
}

const std::vector<Entry>& zoo_cases() {
    static const std::vector<Entry> cases = embedded_scenes(zoo_folder);
    return cases;
}

std::size_t zoo_size() {
    return embedded_names(zoo_folder).size();
}

const Entry* zoo_case(const std::string& id) {
    if (embedded(std::string(zoo_folder) + id + ".json").empty()) return nullptr;
    const std::vector<Entry>& cases = zoo_cases();
    const auto found = std::find_if(cases.begin(), cases.end(),
                                    [&](const Entry& entry) { return entry.id == id; });
    return found == cases.end() ? nullptr : &*found;
}

std::vector<Entry> scenes_in(const std::string& folder, Problems& problems) {
    std::vector<Entry> scenes;
    for (const std::string& path : files_with(folder + "/scenes", ".json", problems))
        try_to(problems, [&] { scenes.push_back(entry_of_file(path)); });
    sort_as_taught(scenes);
    return scenes;
}

std::vector<Lesson> built_in_lessons(const std::vector<Entry>& scenes) {
    std::vector<Lesson> lessons;
    for (const std::string_view name : embedded_names("lessons/")) {
        lessons.push_back(
            read_lesson(embedded_text(name), std::string(name), source_of(scenes), Tasks::trusted));
    }
    return lessons;
}

Lesson lesson_of_file(std::string_view text, const std::string& path, std::int64_t stamp,
                      const std::vector<Entry>& scenes) {
    Lesson lesson = read_lesson(text, path, source_of(scenes, assets_around(path)));
    check_pages(lesson, path);
    lesson.path = path;
    lesson.stamp = stamp;
    return lesson;
}

std::vector<Lesson> lessons_in(const std::string& folder, const std::vector<Entry>& scenes,
                               Problems& problems) {
    std::vector<Lesson> lessons;
    for (const std::string& path : files_with(folder + "/lessons", ".md", problems)) {
        try_to(problems, [&] {
            const std::int64_t stamp = file_stamp(path);
            lessons.push_back(lesson_of_file(text_of_file(path), path, stamp, scenes));
        });
    }
    return lessons;
}

namespace {

/// For example " (did you mean --lesson slabs/3?)" for "slabs/3"; empty if there is no such lesson.
std::string lesson_meant(const std::string& name, const std::vector<Lesson>& lessons) {
    const std::string id = name.substr(0, name.find('/'));
    const bool is_lesson = std::any_of(lessons.begin(), lessons.end(),
                                       [&](const Lesson& lesson) { return lesson.id == id; });
    return is_lesson ? " (did you mean --lesson " + name + "?)" : "";
}

}  // namespace

Entry find_scene(const std::vector<Entry>& scenes, const std::string& id_or_file,
                 const std::vector<Lesson>& lessons) {
    const std::string meant = lesson_meant(id_or_file, lessons);
    const bool is_file = id_or_file.find('/') != std::string::npos ||
                         id_or_file.find('\\') != std::string::npos ||
                         id_or_file.find(".json") != std::string::npos || is_level_name(id_or_file);
    if (is_file && (meant.empty() || std::filesystem::exists(id_or_file)))
        return entry_of_file(id_or_file);
    Names known;
    for (const Entry& entry : scenes) {
        if (entry.id == id_or_file) return entry;
        known.push_back(entry.id);
    }
    if (const Entry* found = zoo_case(id_or_file)) return *found;
    for (const std::string_view name : embedded_names(zoo_folder)) known.push_back(file_stem(name));
    throw UsageError(
        "no scene is named " + id_or_file +
        (meant.empty() ? suggestion(id_or_file, known) + " (--list shows them all)" : meant));
}

}  // namespace lab
