#pragma once

#include <optional>
#include <string_view>

namespace lab {

/// The value of what is typed into a field: a number as C++ writes it (12.5, 1e-3, 0x1.8p-3), pi,
/// and + - * / with brackets. Each operation rounds to double. Nothing where it makes no sense, or
/// isn't finite.
std::optional<double> parse_arithmetic(std::string_view text);

/// Whether it makes sense, but is beyond what a double holds.
bool is_arithmetic_beyond_double(std::string_view text);

}  // namespace lab
