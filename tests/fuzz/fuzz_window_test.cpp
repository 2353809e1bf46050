// Hands that do anything at all.
#include "catch.hpp"
#include "fuzz/runner.hpp"
#include "fuzz/window_target.hpp"

TEST_CASE("whatever hands do, the lab goes on and its scene holds", "[fuzz]") {
    const auto choices = [](fuzz::Random& random) { return random.bytes(150); };
    fuzz::run_seeds("window", 8, choices, fuzz::window_events);
}
