// Reads inputs as case lines or links to them. An accepted one must round-trip bit for bit, and
// its scene is evaluated.
#pragma once

#include "fuzz/checks.hpp"
#include "scene/case_line.hpp"

namespace fuzz {

/// Whether the text is accepted as a case line; throws what is wrong with the result.
inline bool case_line(const std::string& text) {
    static_cast<void>(lab::is_case_line(text));
    lab::Scene scene;
    try {
        scene = lab::read_case(text);
    } catch (const lab::CaseError& error) {
        expect(error.column >= 1, "a complaint without a column");
        return false;
    }
    expect(lab::is_case_line(text), "what is read as a case line is said to be none");
    const std::string line = write_case(scene);
    expect(line.find('\n') == std::string::npos, "a case line has two lines");
    const lab::Scene back = lab::read_case(line);
    expect(write_scene(back) == write_scene(scene), "a scene doesn't come back from its line");
    expect(write_case(back) == line, "a scene that came back has another line");
    expect_round_trip(scene);
    expect_bears_looks(scene);
    return true;
}

}  // namespace fuzz
