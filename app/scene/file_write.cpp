// Replaces a file by writing the new text to a file beside it and renaming that file.
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <utility>

#include "scene/file.hpp"
#include "scene/file_kind.hpp"

#if __has_include(<unistd.h>)
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#define LAB_POSIX_FILES 1
#else
#define LAB_POSIX_FILES 0
#endif

namespace lab {

namespace fs = std::filesystem;

namespace {

/// An errno value; 0 for success.
using Reason = int;

/// Flushes the text to disk before the rename, so that a power cut leaves either the old file or
/// the new one.
bool flush_to_disk(std::FILE* file) {
    if (std::fflush(file) != 0) return false;
#if LAB_POSIX_FILES
    return fsync(fileno(file)) == 0;
#else
    return true;
#endif
}

/// Only a regular file can be flushed to disk.
Reason write_and_close(OpenFile file, std::string_view text, bool to_disk) {
    errno = 0;
    bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
    written = written && (!to_disk || flush_to_disk(file.get()));
    const Reason reason = written ? 0 : errno;
    if (std::fclose(file.release()) != 0 && reason == 0) return errno;
    return written || reason != 0 ? reason : EIO;
}

/// Follows symbolic links to the file itself, which need not exist yet.
fs::path behind_links(const std::string& path) {
    constexpr int most_links = 40;
    fs::path target = path;
    std::error_code error;
    for (int i = 0; fs::is_symlink(fs::symlink_status(target, error)); ++i) {
        if (i == most_links) fail_on("write", path, ELOOP);
        target = target.parent_path() / fs::read_symlink(target, error);
    }
    return target;
}

/// Creates a new file beside the target. The "x" mode refuses to open an existing file or to follow
/// a link of that name.
OpenFile open_draft(const fs::path& target, fs::path& draft) {
    constexpr int most_drafts = 1000;  // left behind by labs that were killed
    for (int number = 1; number <= most_drafts; ++number) {
        draft = target.parent_path() / (".intersect-lab-" + std::to_string(number) + ".new");
        OpenFile file(std::fopen(draft.string().c_str(), "wbx"));
        if (file || errno != EEXIST) return file;
    }
    return nullptr;
}

/// Sets owner and permissions before the file has any content that others may not read.
Reason give_rights(const fs::path& old, const fs::path& draft, std::FILE* opened,
                   bool must_keep_owner) {
    std::error_code error;
    if (!fs::exists(old, error)) return 0;
#if LAB_POSIX_FILES
    static_cast<void>(draft);
    struct stat was {};
    struct stat is {};
    if (stat(old.c_str(), &was) != 0 || fstat(fileno(opened), &is) != 0) return errno;
    const bool other_owner = was.st_uid != is.st_uid || was.st_gid != is.st_gid;
    if (other_owner && fchown(fileno(opened), was.st_uid, was.st_gid) != 0 && must_keep_owner)
        return errno;
    return fchmod(fileno(opened), was.st_mode & 07777U) == 0 ? 0 : errno;
#else
    static_cast<void>(opened), static_cast<void>(must_keep_owner);
    fs::permissions(draft, fs::status(old, error).permissions(), error);
    return error.value();
#endif
}

/// Flushes the rename itself to disk, on systems that support it.
void flush_folder(const fs::path& folder) {
#if LAB_POSIX_FILES
    const int opened = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
    if (opened < 0) return;
    static_cast<void>(fsync(opened));
    close(opened);
#else
    static_cast<void>(folder);
#endif
}

Reason replace(const fs::path& target, std::string_view text, bool must_keep_owner) {
    fs::path draft;
    OpenFile file = open_draft(target, draft);
    if (!file) return errno;
    Reason reason = give_rights(target, draft, file.get(), must_keep_owner);
    if (reason == 0) reason = write_and_close(std::move(file), text, true);
    file.reset();

    std::error_code error;
    if (reason == 0) {
        fs::rename(draft, target, error);
        reason = error.value();
    }
    if (reason == 0) {
        flush_folder(target.parent_path());
    } else {
        fs::remove(draft, error);
    }
    return reason;
}

bool is_denial(Reason reason) {
    return reason == EACCES || reason == EPERM || reason == EROFS;
}

Reason write_over(const std::string& target, std::string_view text) {
    OpenFile file(std::fopen(target.c_str(), "r+b"));
    if (!file) return errno;
    const Reason reason = write_and_close(std::move(file), text, true);
    if (reason != 0) return reason;
    std::error_code error;
    fs::resize_file(target, text.size(), error);
    return error.value();
}

/// Restores the previous text if the new text doesn't fit on the disk.
Reason write_in_place(const std::string& target, std::string_view text, const BackUp& back_up) {
    const std::string held = read_file(target);
    back_up(target, held);
    const Reason reason = write_over(target, text);
    if (reason != 0) write_over(target, held);
    return reason;
}

bool has_other_names(const fs::path& target) {
    std::error_code error;
    const std::uintmax_t names = fs::hard_link_count(target, error);
    return !error && names > 1;
}

}  // namespace

void write_file_atomically(const std::string& path, std::string_view text, const BackUp& back_up) {
    refuse_no_file("write", path);
    const fs::path target = behind_links(path);
    std::error_code error;
    const bool can_stay = back_up != nullptr && fs::exists(target, error);
    const bool must_stay = can_stay && has_other_names(target);

    Reason reason = must_stay ? EPERM : replace(target, text, can_stay);
    if (can_stay && is_denial(reason)) reason = write_in_place(target.string(), text, back_up);
    if (reason != 0) fail_on("write", path, reason);
}

void write_output_file(const std::string& path, std::string_view text) {
    if (is_read_only(path)) throw FileError("can't write " + path + ": it is read-only");
    if (!is_stream(path)) return write_file_atomically(path, text);
    OpenFile file(std::fopen(path.c_str(), "wb"));
    const Reason reason = file ? write_and_close(std::move(file), text, false) : errno;
    if (reason != 0) fail_on("write", path, reason);
}

}  // namespace lab
