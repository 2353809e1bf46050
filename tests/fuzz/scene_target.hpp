// Texts as scene files: what is read is written and read again, looked at and drawn; what isn't
// says so by the one exception that files have.
#pragma once

#include "fuzz/checks.hpp"

namespace fuzz {

/// Whether the text was taken for one; throws what is wrong with it.
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
