// Shapes made of arbitrary bits.
#include "catch.hpp"
#include "fuzz/library_target.hpp"
#include "fuzz/runner.hpp"

TEST_CASE("every query ends, whatever bits the shapes have", "[fuzz]") {
    const auto bits = [](fuzz::Random& random) { return random.bytes(4000); };
    fuzz::run_seeds("library", 600, bits, fuzz::library);
}
