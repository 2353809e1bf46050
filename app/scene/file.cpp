#include "scene/file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace lab {
namespace {

struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

[[noreturn]] void fail(const char* what, const std::string& path, int reason) {
    throw FileError(std::string("can't ") + what + " " + path + ": " + std::strerror(reason));
}

/// Makes sure that the text is on the disk before the name points to it, so that a power cut leaves
/// the old file or the new one.
bool flush_to_disk(std::FILE* file) {
    if (std::fflush(file) != 0) return false;
#if __has_include(<unistd.h>)
    return fsync(fileno(file)) == 0;
#else
    return true;
#endif
}

/// Only what is a file can be flushed to a disk.
bool write_whole(const std::string& path, std::string_view text, bool to_disk) {
    File file(std::fopen(path.c_str(), "wb"));
    if (!file) return false;
    const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() &&
                         (!to_disk || flush_to_disk(file.get()));
    return std::fclose(file.release()) == 0 && written;
}

}  // namespace

std::string file_stem(std::string_view path) {
    const std::size_t slash = path.find_last_of("/\\");
    if (slash != std::string_view::npos) path.remove_prefix(slash + 1);
    return std::string(path.substr(0, path.rfind(".json")));
}

std::int64_t file_stamp(const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code error;
    const auto time = fs::last_write_time(path, error);
    if (error) return 0;
    // The size as well: two writes may share a tick of the file system's clock.
    const std::uintmax_t size = fs::is_regular_file(path, error) ? fs::file_size(path, error) : 0;
    // Unsigned, because libstdc++ counts from the year 2174, and the product may wrap.
    const auto ticks = static_cast<std::uint64_t>(time.time_since_epoch().count());
    const auto stamp = static_cast<std::int64_t>(ticks * 31 + size);
    return stamp == 0 ? 1 : stamp;
}

std::string read_file(const std::string& path) {
    // fopen opens a folder, too; reading from it is what fails.
    const File file(std::fopen(path.c_str(), "rb"));
    if (!file) fail("read", path, errno);

    std::string text;
    char buffer[1 << 14];
    while (const std::size_t count = std::fread(buffer, 1, sizeof buffer, file.get()))
        text.append(buffer, count);
    if (std::ferror(file.get())) fail("read", path, errno);
    return text;
}

void write_file_atomically(const std::string& path, std::string_view text) {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path resolved = fs::weakly_canonical(path, error);
    const fs::path target = error ? fs::path(path) : resolved;
    const fs::file_status old = fs::status(target, error);
    if (fs::exists(old) && !fs::is_regular_file(old) && !fs::is_directory(old)) {
        // A pipe or a device is written to; a file of its name would take its place.
        if (!write_whole(target.string(), text, false)) fail("write", path, errno);
        return;
    }
    const fs::path draft = target.string() + ".new";

    if (!write_whole(draft.string(), text, true)) {
        const int reason = errno;
        fs::remove(draft, error);
        fail("write", path, reason);
    }
    // A file keeps the permissions that it had.
    if (fs::is_regular_file(old)) fs::permissions(draft, old.permissions(), error);

    fs::rename(draft, target, error);
    if (error) {
        const int reason = error.value();
        fs::remove(draft, error);
        fail("write", path, reason);
    }
}

}  // namespace lab
