// Shared by file reading and writing.
#pragma once

#include <cstdio>
#include <memory>
#include <string>

namespace lab {

struct FileCloser {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, FileCloser>;

/// Throws FileError: "can't read a.json: " followed by the system's error message.
[[noreturn]] void fail_on(const char* what, const std::string& path, int reason);

/// Throws FileError for a folder, a pipe, a device or a socket, but not for a missing file.
void refuse_no_file(const char* what, const std::string& path);

/// Whether the path is a pipe or a character device.
bool is_stream(const std::string& path);

}  // namespace lab
