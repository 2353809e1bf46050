// Reads inputs as scene files. An accepted one must round-trip, and is evaluated and drawn; any
// other must throw SceneError.
#pragma once

#include "fuzz/checks.hpp"

namespace fuzz {

/// Whether the text is accepted as a scene; throws what is wrong with the result.
inline bool scene(const std::string& text) {
    return expect_scene([&] { return lab::read_scene(text, "fuzz.json"); });
}

}  // namespace fuzz
