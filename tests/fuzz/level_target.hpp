// Reads inputs as levels of other editors. An accepted one is a scene that its own format accepts,
// and is evaluated and drawn; any other must throw SceneError.
#pragma once

#include "fuzz/checks.hpp"
#include "level/read_level.hpp"

namespace fuzz {

/// Whether the text is accepted as a level; throws what is wrong with the result.
inline bool level(const std::string& text) {
    if (!lab::is_level(text)) return false;
    lab::Scene scene;
    try {
        scene = lab::read_level_scene(text, "fuzz.tmx", [&](const std::string& path) {
            // A file that names itself would go on for ever, if it were followed.
            return path.empty() ? std::nullopt : std::optional(text);
        });
    } catch (const lab::SceneError&) {
        return false;
    }
    expect_round_trip(scene);
    expect_bears_looks(scene);
    return true;
}

}  // namespace fuzz
