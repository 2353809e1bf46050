// What reading and writing files have in common.
#pragma once

#include <cstdio>
#include <memory>
#include <string>

namespace lab {

struct FileCloser {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, FileCloser>;

/// Throws FileError: "can't read a.json: " and what the system calls the reason.
[[noreturn]] void fail_on(const char* what, const std::string& path, int reason);

/// Throws FileError for a folder, a pipe, a device or a socket; not for what isn't there.
void refuse_no_file(const char* what, const std::string& path);

/// Whether it is a pipe or a device that takes one letter after another.
bool is_stream(const std::string& path);

}  // namespace lab
