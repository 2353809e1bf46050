#include "platform/user_folder.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include <SDL_filesystem.h>
#include <SDL_stdinc.h>
#include <SDL_timer.h>

#include "platform/picture_clipboard.hpp"
#include "scene/file.hpp"
#include "scene/reader.hpp"

namespace lab {

namespace fs = std::filesystem;

namespace {

constexpr const char* settings_name = "settings.json";
constexpr const char* settings_lock = "settings.lock";
constexpr const char* lock_name = "lock";
constexpr const char* backups_name = "backups";

/// Other labs hold the lock only while they write, so waiting briefly is enough.
std::optional<FileLock> lock_soon(const std::string& path) {
    constexpr int tries = 20, between_ms = 10;
    for (int i = 1; i < tries; ++i) {
        if (auto lock = FileLock::take(path)) return lock;
        SDL_Delay(between_ms);
    }
    return FileLock::take(path);
}

}  // namespace

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

/// Resolves a path as a shell would: "~/" is the home folder, and relative paths start at the
/// current folder.
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

std::optional<std::string> UserFolder::read_file_from(const std::string& path, std::size_t from) {
    return lab::read_file_from(path, from);
}

bool UserFolder::is_read_only(const std::string& path) {
    return lab::is_read_only(path);
}

/// If a file can't be replaced atomically, its old content is kept in the user's folder while it is
/// overwritten.
void UserFolder::write_file(const std::string& path, const std::string& bytes) {
    if (path.compare(0, home_.size(), home_) == 0) {
        std::error_code error;  // if the folder can't be created, the write reports it
        fs::create_directories(fs::path(path).parent_path(), error);
    }
    std::string kept;
    const auto back_up = [&](const std::string& target, const std::string& held) {
        kept = free_name(folder(backups_name), file_stem(target), ".json");
        write_file_atomically(kept, held);
    };
    try {
        write_file_atomically(path, bytes, back_up);
    } catch (const FileError& error) {
        if (kept.empty()) throw;
        throw FileError(std::string(error.what()) + ". Its old content is kept as " + kept);
    }
    if (!kept.empty()) remove_file(kept);
}

std::string UserFolder::left_backups() {
    const std::vector<std::string> left = files_in(home_ + backups_name);
    if (left.empty()) return "";
    return "The lab stopped while it was overwriting a file. The old content is in " +
           left.front() + (left.size() > 1 ? "; others are beside it." : ".");
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

std::vector<std::string> UserFolder::names_in(const std::string& folder) {
    std::vector<std::string> names;
    std::error_code error;
    for (const auto& file : fs::directory_iterator(folder, error)) {
        const std::string name = file.path().filename().string();
        if (name.starts_with(".")) continue;
        std::error_code unknown;
        names.push_back(file.is_directory(unknown) ? name + "/" : name);
    }
    return names;
}

std::string UserFolder::folder(const std::string& name) {
    std::string path = home_ + name + "/";
    std::error_code error;
    fs::create_directories(path, error);
    if (error) throw FileError("can't create the folder " + path + ": " + error.message());
    return path;
}

std::string UserFolder::copy_picture(const std::string& path) {
    return copy_picture_file(path);
}

bool UserFolder::take_journal(const std::string& folder) {
    if (journal_locks_.count(folder) > 0) return false;
    std::optional<FileLock> lock = FileLock::take(folder + lock_name);
    if (!lock) return false;
    journal_locks_.emplace(folder, std::move(*lock));
    return true;
}

/// journal/1/, journal/2/, …: each running lab holds the lock of one.
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
    if (free.empty()) throw FileError("can't lock a journal in " + home_ + "journal/");
    return free;
}

/// The user's folder may have been deleted or replaced in the meantime.
bool UserFolder::holds_journal(const std::string& folder) {
    std::erase_if(journal_locks_,
                  [](const auto& held) { return !held.second.is_at(held.first + lock_name); });
    return journal_locks_.count(folder) > 0;
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

std::optional<std::string> UserFolder::settings_text(std::string& problem) {
    const std::string path = home_ + settings_name;
    std::error_code error;
    if (!fs::exists(path, error)) return {};
    std::string text = lab::read_file(path);
    const std::string damage = damage_of_settings(text);
    if (damage.empty()) return text;
    const std::string aside = free_name(home_, "settings.damaged", ".json");
    fs::rename(path, aside, error);
    if (error) throw FileError("can't rename the damaged " + path + ": " + error.message());
    problem = "Your settings file is damaged and was renamed: " + damage + ". It is now " + aside +
              "; to use it again, repair it and rename it to " + settings_name + ".";
    return {};
}

Settings UserFolder::load_settings(std::string& problem) {
    std::error_code error;
    if (!fs::exists(home_ + settings_name, error)) return {};
    try {
        const auto lock = lock_soon(home_ + settings_lock);
        if (const auto text = settings_text(problem)) kept_settings_ = read_settings(*text);
    } catch (const std::runtime_error& wrong) {
        problem = wrong.what();
    }
    return kept_settings_;
}

void UserFolder::write_settings_of(const Lab& lab, std::string& problem) {
    const Settings settings = lab.settings_to_keep();
    if (settings == kept_settings_) return;
    std::error_code error;
    fs::create_directories(home_, error);
    // No other lab may write between reading and writing. After a failure, later attempts don't
    // wait for the lock again.
    const std::string path = home_ + settings_lock;
    const auto lock = settings_problem_.empty() ? lock_soon(path) : FileLock::take(path);
    if (!lock) throw FileError("can't lock " + path);
    const auto there = settings_text(problem);
    write_file_atomically(
        home_ + settings_name,
        there ? merged_settings(*there, kept_settings_, settings) : write_settings(settings));
    kept_settings_ = settings;
}

void UserFolder::keep(Lab& lab) {
    lab.workspace.keep_journal();
    std::string problem;
    try {
        write_settings_of(lab, problem);
    } catch (const std::exception& error) {
        problem = std::string("Can't save settings: ") + error.what();
    }
    // Saving runs twice a second, which is too often to repeat the same message.
    if (!problem.empty() && problem != settings_problem_) lab.workspace.say(problem, true);
    settings_problem_ = problem;
}

void UserFolder::add_scenes(std::vector<Entry>& into, std::vector<std::string>& problems) const {
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
            problems.emplace_back(wrong.what());
        }
    }
    std::sort(found.begin(), found.end(),
              [](const Entry& a, const Entry& b) { return a.id < b.id; });
    for (Entry& entry : found) add_scene(into, std::move(entry));
}

}  // namespace lab
