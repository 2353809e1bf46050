// Command lines of known options with mostly invalid values.
#include "catch.hpp"
#include "fuzz/command_target.hpp"
#include "fuzz/runner.hpp"

TEST_CASE("every command line is executed or rejected", "[fuzz]") {
    const auto choices = [](fuzz::Random& random) { return random.bytes(48); };
    fuzz::run_seeds("command", 300, choices, fuzz::command_line);
}
