#include "web/page_folder.hpp"

#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "scene/file.hpp"
#include "web/browser.hpp"
#include "web/owned.hpp"

namespace lab {

namespace fs = std::filesystem;

namespace {

const std::string home = std::string(page_home) + "/";
const std::string pictures = home + "pictures/";

std::string name_of(const std::string& path) {
    return fs::path(path).filename().string();
}

void download(const std::string& path, const std::string& bytes) {
    lab_web_download(name_of(path).c_str(), bytes.data(), static_cast<int>(bytes.size()));
}

}  // namespace

PageFolder::PageFolder() : stored_(home) {}

void PageFolder::write_file(const std::string& path, const std::string& bytes) {
    UserFolder::write_file(path, bytes);
    if (!path.starts_with(home)) download(path, bytes);
}

std::string PageFolder::copy_picture(const std::string& path) {
    const std::string bytes = lab::read_file(path);
    const bool is_copied = lab_web_copy_picture(bytes.data(), static_cast<int>(bytes.size())) != 0;
    return is_copied ? "" : "This browser copies no pictures.";
}

std::string PageFolder::page_address() {
    return owned(lab_web_address());
}

std::string PageFolder::shown_path(const std::string& path) {
    const bool is_download = path.starts_with(pictures) || !path.starts_with(home);
    return name_of(path) + (is_download ? " to your downloads" : " in this browser");
}

bool PageFolder::choose_file() {
    lab_web_choose_file();
    return true;
}

std::vector<std::string> PageFolder::journals() {
    std::vector<std::string> folders;
    std::istringstream numbers(owned(lab_web_journals()));
    for (std::string number; numbers >> number;) folders.push_back(folder("journal/" + number));
    return folders;
}

void PageFolder::download_pictures() {
    std::error_code error;
    std::vector<std::string> made;
    for (const auto& file : fs::recursive_directory_iterator(pictures, error))
        if (file.is_regular_file(error)) made.push_back(file.path().string());
    for (const std::string& path : made) {
        download(path, lab::read_file(path));
        fs::remove(path, error);
    }
}

void PageFolder::store(Lab& lab) {
    if (stored_.keep() || has_complained_) return;
    has_complained_ = true;
    lab.workspace.say("This browser stores nothing for the page: settings and scenes are lost.",
                      true);
}

void PageFolder::take_stored(const std::string& name, const std::string& text) {
    stored_.take(name, text);
}

}  // namespace lab
