#pragma once

#include <optional>
#include <string_view>

namespace lab {

/// Evaluates what is typed into a field: an expression (formula/formula.hpp) without names, such as
/// 12.5, 1e-3, 0x1.8p-3, (1 + 2) / 3, pi or sqrt(2). Each operation rounds to double. Returns
/// nothing if the text is malformed or the result isn't finite.
std::optional<double> parse_arithmetic(std::string_view text);

/// The same for an angle in radians: 45deg and 45° are degrees; 0.5rad and 0.5 are radians.
std::optional<double> parse_angle(std::string_view text);

/// Whether it makes sense, but is beyond what a double holds.
bool is_arithmetic_beyond_double(std::string_view text);

}  // namespace lab
