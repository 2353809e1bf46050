// Reads inputs as levels of other editors. An accepted one is a scene that its own format accepts,
// and is evaluated and drawn; any other must throw SceneError.
#pragma once

#include "fuzz/checks.hpp"
#include "level/read_level.hpp"

namespace fuzz {

/// Whether the text is accepted as a level; throws what is wrong with the result.
inline bool level(const std::string& text) {
    if (!lab::is_level(text)) return false;
    // A file that names itself would go on for ever, if it were followed.
    const auto itself = [&](const std::string& path) {
        return path.empty() ? std::nullopt : std::optional(text);
    };
    return expect_scene([&] { return lab::read_level_scene(text, "fuzz.tmx", itself); });
}

}  // namespace fuzz
