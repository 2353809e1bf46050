#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace lab {

/// Keeps the files of a folder, which is in memory, in the browser's storage.
class StoredFiles {
public:
    /// Writes the stored files into the folder. The path ends with a slash.
    explicit StoredFiles(std::string folder);

    /// Stores what was written since, and forgets what was removed. Returns false if the browser
    /// stores nothing.
    bool keep();
    /// Takes a file that another page of the browser has stored.
    void take(const std::string& name, const std::string& text);

private:
    std::string folder_;
    std::map<std::string, std::int64_t> stamps_;  ///< by names below the folder
};

}  // namespace lab
