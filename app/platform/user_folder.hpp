#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "platform/file_lock.hpp"
#include "ui/lab.hpp"

namespace lab {

/// The user's folder: settings.json, scenes/, journal/, pictures/. INTERSECT_LAB_HOME puts it
/// elsewhere.
class UserFolder : public Host {
public:
    UserFolder();

    double seconds() override;
    std::string full_path(const std::string& typed) override;
    std::int64_t stamp(const std::string& path) override;
    std::string read_file(const std::string& path) override;
    bool is_read_only(const std::string& path) override;
    void write_file(const std::string& path, const std::string& bytes) override;
    void remove_file(const std::string& path) override;
    std::vector<std::string> files_in(const std::string& folder) override;
    std::vector<std::string> names_in(const std::string& folder) override;
    std::string folder(const std::string& name) override;
    std::string copy_picture(const std::string& path) override;
    std::vector<std::string> journals() override;
    bool holds_journal(const std::string& folder) override;
    std::vector<std::string> late_journals() override;

    /// A file that holds no settings is put aside, which is told in `problem`.
    Settings load_settings(std::string& problem);
    /// What is for this run alone: only what changes from now on is kept.
    void start_from(const Settings& settings) { kept_settings_ = settings; }
    /// Writes down what a crash must not take away: what is unsaved, and where the settings have
    /// changed, those, beside what other labs have written there.
    void keep(Lab& lab);
    /// What a lab left that was killed while it wrote over a file in place: a sentence, or nothing.
    std::string left_backups();
    /// Adds the scenes that were saved here; a file that is wrong is left out, and added to
    /// `problems`.
    void add_scenes(std::vector<Entry>& into, std::vector<std::string>& problems) const;

private:
    /// Whether it is this lab's from now on, and wasn't before.
    bool take_journal(const std::string& folder);
    /// What the file of settings says; nothing where there is none, or not any more.
    std::optional<std::string> settings_text(std::string& problem);
    void write_settings_of(const Lab& lab, std::string& problem);

    std::string home_;
    Settings kept_settings_;                         ///< as they were read, or written last
    std::string settings_problem_;                   ///< that was told already
    std::map<std::string, FileLock> journal_locks_;  ///< by the path of their folder
};

}  // namespace lab
