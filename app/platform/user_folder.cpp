#include "platform/user_folder.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include <SDL_filesystem.h>
#include <SDL_stdinc.h>

#include "platform/picture_clipboard.hpp"
#include "scene/file.hpp"
#include "scene/reader.hpp"

namespace lab {

namespace fs = std::filesystem;

UserFolder::UserFolder() {
    if (const char* wanted = std::getenv("INTERSECT_LAB_HOME"); wanted != nullptr && *wanted != 0) {
        home_ = std::string(wanted) + "/";
        return;
    }
    char* given = SDL_GetPrefPath("", "intersect-lab");
    home_ = given != nullptr ? given : "./";
    SDL_free(given);
}

double UserFolder::seconds() {
    using Clock = std::chrono::steady_clock;
    return std::chrono::duration<double>(Clock::now().time_since_epoch()).count();
}

/// As a shell would take it: "~/" is the home, and what is relative is under the current folder.
std::string UserFolder::full_path(const std::string& typed) {
    const char* home = std::getenv("HOME");
    const bool in_home = typed.compare(0, 2, "~/") == 0 && home != nullptr;
    const fs::path path = in_home ? fs::path(home) / typed.substr(2) : fs::path(typed);
    std::error_code error;
    const fs::path absolute = fs::absolute(path, error);
    return error ? typed : absolute.lexically_normal().string();
}

std::int64_t UserFolder::stamp(const std::string& path) {
    return file_stamp(path);
}

std::string UserFolder::read_file(const std::string& path) {
    return lab::read_file(path);
}

void UserFolder::write_file(const std::string& path, const std::string& bytes) {
    write_file_atomically(path, bytes);
}

void UserFolder::remove_file(const std::string& path) {
    std::error_code error;
    fs::remove(path, error);
}

std::vector<std::string> UserFolder::files_in(const std::string& folder) {
    std::vector<std::string> paths;
    std::error_code error;
    for (const auto& file : fs::directory_iterator(folder, error)) {
        if (file.is_regular_file(error)) paths.push_back(file.path().string());
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

std::string UserFolder::folder(const std::string& name) {
    std::string path = home_ + name + "/";
    std::error_code error;
    fs::create_directories(path, error);
    if (error) throw std::runtime_error("can't make the folder " + path + ": " + error.message());
    return path;
}

bool UserFolder::copy_picture(const std::string& path) {
    return copy_picture_file(path);
}

bool UserFolder::take_journal(const std::string& folder) {
    if (journal_locks_.count(folder) > 0) return false;
    std::optional<FileLock> lock = FileLock::take(folder + "lock");
    if (!lock) return false;
    journal_locks_.emplace(folder, std::move(*lock));
    return true;
}

/// journal/1/, journal/2/, …: each lab that runs holds the lock of one.
std::vector<std::string> UserFolder::journals() {
    std::vector<std::string> free;
    constexpr int most = 1000;
    for (int number = 1; number <= most; ++number) {
        const std::string name = "journal/" + std::to_string(number);
        std::error_code error;
        if (!free.empty() && !fs::exists(home_ + name, error)) return free;
        const std::string path = folder(name);
        if (take_journal(path)) free.push_back(path);
    }
    if (free.empty()) throw std::runtime_error("can't lock a journal in " + home_ + "journal/");
    return free;
}

std::vector<std::string> UserFolder::late_journals() {
    std::vector<std::string> late;
    std::error_code error;
    for (int number = 1; fs::exists(home_ + "journal/" + std::to_string(number), error); ++number) {
        const std::string path = folder("journal/" + std::to_string(number));
        if (take_journal(path)) late.push_back(path);
    }
    return late;
}

Settings UserFolder::load_settings() {
    std::error_code error;
    if (!fs::exists(home_ + "settings.json", error)) return {};
    try {
        kept_settings_ = read_settings(lab::read_file(home_ + "settings.json"));
    } catch (const FileError&) {
        kept_settings_.reset();
    }
    return kept_settings_.value_or(Settings{});
}

void UserFolder::keep_settings(const Settings& settings) {
    if (settings == kept_settings_) return;
    kept_settings_ = settings;
    std::error_code error;
    fs::create_directories(home_, error);
    write_file_atomically(home_ + "settings.json", write_settings(settings));
}

void UserFolder::add_scenes(std::vector<Entry>& into, std::string& problem) const {
    std::vector<Entry> found;
    std::error_code error;
    for (const auto& file : fs::directory_iterator(home_ + "scenes", error)) {
        if (file.path().extension() != ".json") continue;
        const std::string path = file.path().string();
        try {
            const std::int64_t stamp = file_stamp(path);
            Entry entry{file_stem(path), read_scene(lab::read_file(path), path), path, stamp};
            entry.scene.group = own_group;
            found.push_back(std::move(entry));
        } catch (const std::runtime_error& wrong) {
            problem = wrong.what();
        }
    }
    std::sort(found.begin(), found.end(),
              [](const Entry& a, const Entry& b) { return a.id < b.id; });
    for (Entry& entry : found) add_scene(into, std::move(entry));
}

}  // namespace lab
