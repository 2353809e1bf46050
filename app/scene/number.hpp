#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lab {

/// The shortest decimal that reads back to the same bits, used in files, fields and sentences.
/// Negative zero is "-0.0", since many JSON readers drop the sign of "-0". The infinities are "inf"
/// and "-inf".
std::string number_text(double value);
/// The shortest decimal that reads back to the same float.
std::string number_text(float value);

/// "1e+05" as "1e5", and "1e-07" as "1e-7".
std::string tidy_exponent(std::string text);

/// Uses true minus signs. Only for display, since no parser accepts them.
std::string with_true_minus(std::string text);

/// Parses a finite decimal number that makes up the whole text, apart from surrounding blanks.
std::optional<double> parse_number(std::string_view text);

/// The nearest float. It is a call, because g++ 12 drops the two conversions where it vectorises
/// those of both coordinates of a vector.
[[gnu::noinline]] double nearest_float(double number);

/// Whether it would be such a number if it weren't beyond what a double holds.
bool is_beyond_double(std::string_view text);

}  // namespace lab
