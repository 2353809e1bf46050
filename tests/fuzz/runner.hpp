// Runs a fuzzer's cases, each from a seed of its own.
//
// ISECT_FUZZ_COUNT multiplies how many there are. The input of the case that runs is kept in
// fuzz-NAME.input, so that it survives a crash or a kill, and that of each that failed in
// fuzz-NAME-SEED.input. ISECT_FUZZ_SEED=SEED runs this case alone, and ISECT_FUZZ_INPUT=FILE what a
// file holds.
#pragma once

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "catch.hpp"
#include "fuzz/memory_limit.hpp"
#include "fuzz/random.hpp"

namespace fuzz {

inline std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

inline unsigned environment_number(const char* name, unsigned otherwise) {
    const std::string value = environment(name);
    return value.empty() ? otherwise : static_cast<unsigned>(std::stoul(value));
}

inline void keep_input(const std::string& path, const std::string& input) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << input;
}

/// A target's complaint about an input, or an empty string. Counts the inputs that it accepted.
template <class Target>
std::string objection_to(const std::string& input, const Target& target, unsigned& accepted) {
    try {
        accepted += target(input) ? 1U : 0U;
    } catch (const std::exception& error) {
        return error.what();
    }
    return {};
}

/// Passes the inputs from make(random) to a target and reports those that it complains about.
template <class Make, class Target>
void run_seeds(const std::string& name, unsigned usual, const Make& make, const Target& target) {
    const MemoryLimit limit;
    const std::string running = "fuzz-" + name + ".input";
    if (const std::string file = environment("ISECT_FUZZ_INPUT"); !file.empty()) {
        std::ostringstream input;
        input << std::ifstream(file, std::ios::binary).rdbuf();
        unsigned accepted = 0;
        CHECK(objection_to(input.str(), target, accepted).empty());
        return;
    }
    const unsigned only = environment_number("ISECT_FUZZ_SEED", 0);
    const unsigned count = usual * environment_number("ISECT_FUZZ_COUNT", 1);
    constexpr unsigned enough = 10;
    unsigned failed = 0, accepted = 0;
    for (unsigned seed = 1; seed <= count && failed < enough; ++seed) {
        if (only != 0) seed = only;
        Random random(seed);
        const std::string input = make(random);
        keep_input(running, input);
        const std::string wrong = objection_to(input, target, accepted);
        if (!wrong.empty()) {
            ++failed;
            const std::string kept = "fuzz-" + name + "-" + std::to_string(seed) + ".input";
            keep_input(kept, input);
            INFO("ISECT_FUZZ_SEED=" << seed << ", input in " << kept);
            FAIL_CHECK(wrong);
        }
        if (only != 0) break;
    }
    CHECK(failed == 0);
    // If the reader rejected all inputs, nothing behind it would be tested.
    if (only == 0) CHECK(accepted > count / 10);
    std::remove(running.c_str());
}

}  // namespace fuzz
