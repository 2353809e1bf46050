#include "web/stored_files.hpp"

#include <filesystem>
#include <sstream>
#include <utility>

#include "scene/file.hpp"
#include "web/browser.hpp"
#include "web/owned.hpp"

namespace lab {

namespace fs = std::filesystem;

namespace {

/// Pictures are downloads, and a lock means nothing to another page.
bool is_stored(const std::string& name) {
    return !name.starts_with("pictures/") && (name.ends_with(".json") || name.ends_with(".txt"));
}

std::map<std::string, std::int64_t> stamps_in(const std::string& folder) {
    std::map<std::string, std::int64_t> stamps;
    std::error_code error;
    for (const auto& file : fs::recursive_directory_iterator(folder, error)) {
        const std::string path = file.path().string(), name = path.substr(folder.size());
        if (file.is_regular_file(error) && is_stored(name)) stamps[name] = file_stamp(path);
    }
    return stamps;
}

}  // namespace

StoredFiles::StoredFiles(std::string folder) : folder_(std::move(folder)) {
    fs::create_directories(folder_);
    std::istringstream names(owned(lab_web_stored_keys()));
    for (std::string name; std::getline(names, name);)
        take(name, owned(lab_web_stored_text(name.c_str())));
}

void StoredFiles::take(const std::string& name, const std::string& text) {
    if (!is_stored(name) || name.find("..") != std::string::npos) return;
    const std::string path = folder_ + name;
    fs::create_directories(fs::path(path).parent_path());
    write_output_file(path, text);
    stamps_[name] = file_stamp(path);
}

bool StoredFiles::keep() {
    std::map<std::string, std::int64_t> now = stamps_in(folder_);
    bool is_kept = true;
    for (const auto& [name, stamp] : now) {
        const auto before = stamps_.find(name);
        if (before != stamps_.end() && before->second == stamp) continue;
        const std::string text = read_file(folder_ + name);
        is_kept = lab_web_store(name.c_str(), text.c_str()) != 0 && is_kept;
    }
    for (const auto& before : stamps_)
        if (now.count(before.first) == 0) lab_web_unstore(before.first.c_str());
    stamps_ = std::move(now);
    return is_kept;
}

}  // namespace lab
