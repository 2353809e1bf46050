// Shapes of any bits at all.
#include "catch.hpp"
#include "fuzz/library_target.hpp"
#include "fuzz/runner.hpp"

TEST_CASE("whatever bits shapes have, every query has an answer", "[fuzz]") {
    const auto bits = [](fuzz::Random& random) { return random.bytes(4000); };
    fuzz::run_seeds("library", 600, bits, fuzz::library);
}
