#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace lab {

/// A file error as a sentence: "can't write a.json: Permission denied".
struct FileError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The file name without folder and ".json" or ".isect.json", which is the scene's id. Desktops
/// know the second ending as that of scenes.
std::string file_stem(std::string_view path);

/// Turns any text into a short name that every file system accepts, without line breaks or
/// characters that have a meaning in paths. A name that had to be changed ends with eight digits
/// that distinguish it from other texts.
std::string file_name_for(std::string_view text);

/// The FNV-1a hash of a text, as eight hexadecimal digits.
std::string hash_digits(std::string_view text);

/// A number that changes when the file changes; 0 if there is no file.
std::int64_t file_stamp(const std::string& path);

/// Whether the file exists and must not be overwritten, because of its permissions or its location.
bool is_read_only(const std::string& path);

/// The largest file that is read: 16 MiB, a thousand times the size of a typical scene.
inline constexpr std::size_t most_file_bytes = std::size_t{16} << 20;

/// Reads a whole file, or throws FileError. Pipes and devices are refused, since they may never
/// end.
std::string read_file(const std::string& path);
/// What follows the first `from` bytes of a file, however large it is; nothing if it is shorter.
std::optional<std::string> read_file_from(const std::string& path, std::size_t from);

/// Receives a file's previous content before the file is overwritten in place.
using BackUp = std::function<void(const std::string& path, const std::string& held)>;

/// Replaces a file completely, or throws FileError and leaves it unchanged; the file never holds
/// half of the new text. A symbolic link is kept, and its target is replaced. The permissions are
/// kept, and the owner where the system allows it.
///
/// A file that cannot be replaced (its folder is locked, its owner would change, or it has other
/// hard links) is overwritten in place after `back_up` is called. Without `back_up`, hard links and
/// owner are given up, and a locked folder is an error.
void write_file_atomically(const std::string& path, std::string_view text,
                           const BackUp& back_up = {});

/// The same for generated output, which may also go to a pipe or to a device such as /dev/null.
/// Read-only files are never replaced.
void write_output_file(const std::string& path, std::string_view text);

/// The first of "slab.png", "slab-2.png", … that does not exist yet, so that no picture is ever
/// overwritten.
std::string free_name(const std::string& folder, const std::string& stem, const char* ending);

}  // namespace lab
