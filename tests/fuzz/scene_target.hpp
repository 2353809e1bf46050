// Reads inputs as scene files. An accepted one must round-trip, and is evaluated and drawn; any
// other must throw SceneError.
#pragma once

#include "fuzz/checks.hpp"

namespace fuzz {

/// Whether the text is accepted as a scene; throws what is wrong with the result.
inline bool scene(const std::string& text) {
    lab::Scene scene;
    try {
        scene = lab::read_scene(text, "fuzz.json");
    } catch (const lab::SceneError&) {
        return false;
    }
    expect_round_trip(scene);
    expect_bears_looks(scene);
    return true;
}

}  // namespace fuzz
