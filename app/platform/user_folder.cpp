#include "platform/user_folder.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include <SDL_filesystem.h>
#include <SDL_stdinc.h>

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

std::string UserFolder::read_file(const std::string& path) {
    return lab::read_file(path);
}

void UserFolder::write_file(const std::string& path, const std::string& bytes) {
    write_file_atomically(path, bytes);
}

std::string UserFolder::folder(const std::string& name) {
    std::string path = home_ + name + "/";
    std::error_code error;
    fs::create_directories(path, error);
    if (error) throw std::runtime_error("can't make the folder " + path + ": " + error.message());
    return path;
}

Settings UserFolder::load_settings() const {
    std::error_code error;
    if (!fs::exists(home_ + "settings.json", error)) return {};
    try {
        return read_settings(lab::read_file(home_ + "settings.json"));
    } catch (const FileError&) {
        return {};
    }
}

void UserFolder::save_settings(const Settings& settings) const {
    std::error_code error;
    fs::create_directories(home_, error);
    write_file_atomically(home_ + "settings.json", write_settings(settings));
}

std::vector<Entry> UserFolder::scenes(std::string& problem) const {
    std::vector<Entry> found;
    std::error_code error;
    for (const auto& file : fs::directory_iterator(home_ + "scenes", error)) {
        if (file.path().extension() != ".json") continue;
        const std::string path = file.path().string();
        try {
            Entry entry{file.path().stem().string(), read_scene(lab::read_file(path), path), path};
            entry.scene.group = "My scenes";
            found.push_back(std::move(entry));
        } catch (const std::runtime_error& wrong) {
            problem = wrong.what();
        }
    }
    std::sort(found.begin(), found.end(),
              [](const Entry& a, const Entry& b) { return a.id < b.id; });
    return found;
}

}  // namespace lab
