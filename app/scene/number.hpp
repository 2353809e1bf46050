#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lab {

/// The shortest decimal that reads back to the same bits: for files, fields and sentences alike.
/// Negative zero is "-0.0", since many JSON readers drop the sign of "-0"; the infinities are "inf"
/// and "-inf".
std::string number_text(double value);
/// The shortest that reads back to the same float.
std::string number_text(float value);

/// For people alone, since nothing reads it back: with true minus signs.
std::string with_true_minus(std::string text);

/// A finite number in decimal notation that takes up the whole text, blanks around it aside.
std::optional<double> parse_number(std::string_view text);

/// Whether it would be such a number if it weren't beyond what a double holds.
bool is_beyond_double(std::string_view text);

}  // namespace lab
