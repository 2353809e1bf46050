#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace lab {

/// What went wrong with a file, as a sentence: "can't write a.json: Permission denied".
struct FileError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// What a scene's file is called without folder and ".json": the scene's id.
std::string file_stem(std::string_view path);

/// A number that changes when the file does, and is 0 where there is none.
std::int64_t file_stamp(const std::string& path);

/// The whole of a file, or FileError.
std::string read_file(const std::string& path);

/// Replaces a file as a whole or, with FileError, not at all: never is half of the new text there.
/// A link stays a link, and what it points to is replaced.
void write_file_atomically(const std::string& path, std::string_view text);

}  // namespace lab
