#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace lab {

/// A file that was put into the program when it was built.
struct EmbeddedFile {
    std::string_view name;
    std::span<const unsigned char> bytes;
};

/// The bytes of the file of this name, none where there is no such file:
/// "scenes/aabb-vs-point.json", "scene.schema.json", "isect/raycast/aabb.hpp", "fonts/sans",
/// "fonts/sans-bold", "fonts/mono", "fonts/mono-italic", "licenses/inter". The fonts are absent
/// where the building machine had none.
std::span<const unsigned char> embedded(std::string_view name);

/// The same as text.
std::string_view embedded_text(std::string_view name);

/// The names that begin with this prefix, in the order of the alphabet.
std::vector<std::string_view> embedded_names(std::string_view prefix);

}  // namespace lab
