#pragma once

#include <optional>
#include <string_view>

namespace lab {

/// Evaluates what is typed into a field: an expression (formula/formula.hpp) without names, such as
/// 12.5, 1e-3, 0x1.8p-3, (1 + 2) / 3, pi or sqrt(2). Each operation rounds to double. Returns
/// nothing if the text is malformed or the result isn't finite.
std::optional<double> parse_arithmetic(std::string_view text);

/// Whether it makes sense, but is beyond what a double holds.
bool is_arithmetic_beyond_double(std::string_view text);

}  // namespace lab
