#pragma once

#include <optional>
#include <string>

namespace lab {

/// Holds a file for this process alone, for as long as the lock lives. However the process ends,
/// the system lets go of it.
class FileLock {
public:
    /// Makes the file if need be; nothing where somebody else holds it.
    static std::optional<FileLock> take(const std::string& path);
    ~FileLock();
    /// Whether it is this very file that is there now, and not one of the same name.
    bool is_at(const std::string& path) const;
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) = delete;

private:
    explicit FileLock(int file) : file_(file) {}
    int file_;
};

}  // namespace lab
