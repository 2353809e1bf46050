#include "platform/file_lock.hpp"

#include <cerrno>
#include <utility>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <share.h>
#include <sys/stat.h>
#else
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace lab {

#ifdef _WIN32
/// A file opened without sharing acts as a lock.
std::optional<FileLock> FileLock::take(const std::string& path) {
    int file = -1;
    _sopen_s(&file, path.c_str(), _O_CREAT | _O_RDWR | _O_NOINHERIT, _SH_DENYRW,
             _S_IREAD | _S_IWRITE);
    if (file < 0) return {};
    return FileLock(file);
}

FileLock::~FileLock() {
    if (file_ >= 0) _close(file_);
}

/// An open file can't be removed.
bool FileLock::is_at(const std::string&) const {
    return true;
}
#else
/// Child processes must not inherit the lock, since they may outlive this one. If the file system
/// doesn't support locks, the lock counts as taken: it is better to restore twice than never.
std::optional<FileLock> FileLock::take(const std::string& path) {
    const int file = open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (file < 0) return {};
    FileLock lock(file);
    if (flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return {};
    return lock;
}

FileLock::~FileLock() {
    if (file_ >= 0) close(file_);
}

bool FileLock::is_at(const std::string& path) const {
    struct stat held {};
    struct stat there {};
    return fstat(file_, &held) == 0 && stat(path.c_str(), &there) == 0 &&
           held.st_ino == there.st_ino && held.st_dev == there.st_dev;
}
#endif

FileLock::FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

}  // namespace lab
