#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "platform/file_lock.hpp"
#include "ui/lab.hpp"

namespace lab {

/// The user's folder: settings.json, scenes/, journal/, pictures/. INTERSECT_LAB_HOME overrides its
/// location.
class UserFolder : public Host {
public:
    UserFolder();

    double seconds() override;
    std::string full_path(const std::string& typed) override;
    std::int64_t stamp(const std::string& path) override;
    std::string read_file(const std::string& path) override;
    std::optional<std::string> read_file_from(const std::string& path, std::size_t from) override;
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

    /// Renames a file that holds no valid settings, and reports that in `problem`.
    Settings load_settings(std::string& problem);
    /// Sets the settings of this run. Only later changes to them are saved.
    void start_from(const Settings& settings) { kept_settings_ = settings; }
    /// Saves what a crash must not lose: unsaved scenes and, if they have changed, the settings,
    /// merged with those that other labs have written.
    void keep(Lab& lab);
    /// A sentence about the backup left by a lab that was killed while overwriting a file, or
    /// nothing.
    std::string left_backups();
    /// Adds the scenes saved here. A malformed file is skipped and added to `problems`.
    void add_scenes(std::vector<Entry>& into, std::vector<std::string>& problems) const;

private:
    /// Whether this lab has just taken the journal, and didn't hold it before.
    bool take_journal(const std::string& folder);
    /// The text of the settings file; empty if there is none, or none any more.
    std::optional<std::string> settings_text(std::string& problem);
    void write_settings_of(const Lab& lab, std::string& problem);

    std::string home_;
    Settings kept_settings_;                         ///< as they were last read or written
    std::string settings_problem_;                   ///< the last one reported
    std::map<std::string, FileLock> journal_locks_;  ///< by the path of the journal's folder
};

}  // namespace lab
