// Mutated case lines.
#include "catch.hpp"
#include "fuzz/fuzzed_cases.hpp"
#include "fuzz/runner.hpp"

TEST_CASE("every case line is rejected or round-trips", "[fuzz]") {
    fuzz::run_seeds("case", 800, fuzz::case_line_like, fuzz::case_line);
}
