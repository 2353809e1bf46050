#pragma once

#include <string>
#include <vector>

#include "platform/user_folder.hpp"
#include "web/stored_files.hpp"

namespace lab {

/// The user's folder of a web page: a folder in memory that the browser's storage keeps. Pictures,
/// and files outside of the folder, are downloaded.
class PageFolder : public UserFolder {
public:
    PageFolder();

    void write_file(const std::string& path, const std::string& bytes) override;
    std::string copy_picture(const std::string& path) override;
    std::string page_address() override;
    std::string shown_path(const std::string& path) override;
    bool choose_file() override;
    std::vector<std::string> journals() override;
    bool holds_journal(const std::string&) override { return true; }
    std::vector<std::string> late_journals() override { return {}; }

    /// Downloads the pictures that were made since.
    void download_pictures();
    /// Stores what has changed. Says once if the browser stores nothing.
    void store(Lab& lab);
    void take_stored(const std::string& name, const std::string& text);

private:
    StoredFiles stored_;
    bool has_complained_ = false;
};

/// Where the folder is. The lab finds it there through INTERSECT_LAB_HOME.
inline constexpr const char* page_home = "/lab";

}  // namespace lab
