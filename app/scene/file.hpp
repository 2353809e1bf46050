#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
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

/// A name that every file system takes, for any text: without what means something in paths,
/// without line breaks, and short. What had to be changed ends with eight digits that tell it from
/// other texts.
std::string file_name_for(std::string_view text);

/// Eight digits that tell texts apart (FNV-1a).
std::string hash_digits(std::string_view text);

/// A number that changes when the file does, and is 0 where there is none.
std::int64_t file_stamp(const std::string& path);

/// Whether a file is there that asks not to be written over: by its permissions, or by where it is.
bool is_read_only(const std::string& path);

/// The largest file that is read: 16 MiB, a thousand times the scenes that people make.
inline constexpr std::size_t most_file_bytes = std::size_t{16} << 20;

/// The whole of a file, or FileError. A pipe or a device, which may never end, is none.
std::string read_file(const std::string& path);

/// Keeps what a file held before it is written over in place.
using BackUp = std::function<void(const std::string& path, const std::string& held)>;

/// Replaces a file as a whole or, with FileError, not at all: never is half of the new text there.
/// A link stays a link, and what it points to is replaced; permissions and, where the system allows
/// it, the owner stay.
///
/// What can't be replaced so, since its folder is locked, its owner would change or it has further
/// names (hard links), is written over in place after `back_up`; without one, names and owner are
/// given up, and a locked folder is an error.
void write_file_atomically(const std::string& path, std::string_view text,
                           const BackUp& back_up = {});

/// The same for what is made anew each time; it may also go to a pipe, or to a device such as
/// /dev/null. What is read-only stays.
void write_output_file(const std::string& path, std::string_view text);

/// The first of "slab.png", "slab-2.png", … that does not exist yet: no picture is ever
/// overwritten.
std::string free_name(const std::string& folder, const std::string& stem, const char* ending);

}  // namespace lab
