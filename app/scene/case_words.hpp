// Shared by the writer and the reader of case lines.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lab {

inline constexpr const char* case_version = "isect1";

/// Whether a field of the scene itself is written to the line. Of the texts for people, only the
/// title is.
bool is_case_setting(std::string_view field);

/// Percent-encodes everything but letters, digits and -._ so that the text is one word.
std::string escaped(std::string_view text);
/// Decodes an escaped text. Returns nothing if a % isn't followed by two hexadecimal digits.
std::optional<std::string> unescaped(std::string_view word);

}  // namespace lab
