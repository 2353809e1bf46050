// Arbitrary user input.
#include "catch.hpp"
#include "fuzz/runner.hpp"
#include "fuzz/window_target.hpp"

TEST_CASE("the lab survives any input, and its scene stays valid", "[fuzz]") {
    const auto choices = [](fuzz::Random& random) { return random.bytes(150); };
    fuzz::run_seeds("window", 8, choices, fuzz::window_events);
}
