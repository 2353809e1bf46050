#include "scene/file_kind.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "scene/file.hpp"

#if __has_include(<unistd.h>)
#include <fcntl.h>
#include <unistd.h>
#endif

namespace lab {

namespace fs = std::filesystem;

namespace {

fs::file_type type_of(const std::string& path) {
    std::error_code error;
    return fs::status(path, error).type();
}

/// Null for a regular file, and for paths that don't exist or can't be inspected: opening those
/// reports the reason.
const char* other_kind(fs::file_type type) {
    switch (type) {
        case fs::file_type::directory:
            return "a folder";
        case fs::file_type::fifo:
            return "a pipe";
        case fs::file_type::character:
        case fs::file_type::block:
            return "a device";
        case fs::file_type::socket:
            return "a socket";
        default:
            return nullptr;
    }
}

}  // namespace

void fail_on(const char* what, const std::string& path, int reason) {
    throw FileError(std::string("can't ") + what + " " + path + ": " + std::strerror(reason));
}

void refuse_no_file(const char* what, const std::string& path) {
    if (const char* kind = other_kind(type_of(path)))
        throw FileError(std::string("can't ") + what + " " + path + ": it is " + kind +
                        ", not a file");
}

bool is_stream(const std::string& path) {
    const fs::file_type type = type_of(path);
    return type == fs::file_type::fifo || type == fs::file_type::character;
}

bool is_read_only(const std::string& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (!fs::is_regular_file(status)) return false;
    constexpr fs::perms any_write =
        fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
    // Root can write to read-only files but is warned like any other user.
    if ((status.permissions() & any_write) == fs::perms::none) return true;
#if __has_include(<unistd.h>)
    return faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0;
#else
    return false;
#endif
}

}  // namespace lab
