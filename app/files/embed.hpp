#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace lab {

/// A file embedded in the program at build time.
struct EmbeddedFile {
    std::string_view name;
    std::span<const unsigned char> bytes;
    /// Called with the name before the bytes are read, if they may not have arrived yet.
    void (*require)(const char* name) = nullptr;
};

/// Returns the bytes of the file with this name, or none if there is no such file:
/// "scenes/aabb-vs-point.json", "scene.schema.json", "isect/raycast/aabb.hpp", "fonts/sans",
/// "fonts/sans-bold", "fonts/mono", "fonts/mono-italic", "licenses/inter". The fonts are missing if
/// the build machine had none.
std::span<const unsigned char> embedded(std::string_view name);

/// The same as text.
std::string_view embedded_text(std::string_view name);

/// The names with this prefix, in alphabetical order.
std::vector<std::string_view> embedded_names(std::string_view prefix);

}  // namespace lab
