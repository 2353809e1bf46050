#pragma once

#include <optional>
#include <string>

namespace lab {

/// Holds a file exclusively for this process while the lock lives. The system releases it however
/// the process ends.
class FileLock {
public:
    /// Creates the file if needed. Empty if another process holds it.
    static std::optional<FileLock> take(const std::string& path);
    ~FileLock();
    /// Whether the file at this path is still the locked one, and not another of the same name.
    bool is_at(const std::string& path) const;
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) = delete;

private:
    explicit FileLock(int file) : file_(file) {}
    int file_;
};

}  // namespace lab
