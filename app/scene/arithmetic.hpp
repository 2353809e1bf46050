#pragma once

#include <optional>
#include <string_view>

namespace lab {

/// Evaluates what is typed into a field: numbers as C++ writes them (12.5, 1e-3, 0x1.8p-3), pi, + -
/// * / and brackets. Each operation rounds to double. Returns nothing if the text is malformed or
/// the result isn't finite.
std::optional<double> parse_arithmetic(std::string_view text);

/// Whether it makes sense, but is beyond what a double holds.
bool is_arithmetic_beyond_double(std::string_view text);

}  // namespace lab
