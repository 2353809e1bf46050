// Text that was checked and committed. `tests/run --update-golden` rewrites it.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

#include "catch.hpp"
#include "scene/file.hpp"

namespace lab::testing {

inline const std::filesystem::path golden_folder = ISECT_SOURCE_DIR "/tests/golden";

/// The first line in which two texts differ, as a sentence; empty if they are the same.
inline std::string first_difference(const std::string& expected, const std::string& actual) {
    std::size_t line = 1, start = 0;
    for (std::size_t i = 0; i <= expected.size() || i <= actual.size(); ++i) {
        const bool same = i < expected.size() && i < actual.size() && expected[i] == actual[i];
        if (!same && i == expected.size() && i == actual.size()) return {};
        if (!same) {
            const auto line_of = [start](const std::string& text) {
                return text.substr(start, text.find('\n', start) - start);
            };
            return "line " + std::to_string(line) + " was\n" + line_of(expected) + "\nand is\n" +
                   line_of(actual);
        }
        if (expected[i] == '\n') {
            ++line;
            start = i + 1;
        }
    }
    return {};
}

/// Checks a text against the file with that name in the golden folder.
inline void check_golden(const std::string& name, const std::string& text) {
    INFO(name);
    const std::string path = (golden_folder / name).string();
    if (std::getenv("ISECT_UPDATE_GOLDEN") != nullptr) {
        std::filesystem::create_directories(std::filesystem::path(path).parent_path());
        write_file_atomically(path, text);
    }
    REQUIRE(std::filesystem::exists(path));
    const std::string difference = first_difference(read_file(path), text);
    INFO(difference);
    CHECK(difference.empty());
}

}  // namespace lab::testing
