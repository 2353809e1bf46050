// What the writer and the reader of case lines share.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lab {

inline constexpr const char* case_version = "isect1";

/// What of a scene's own fields stands in a line: words for people stay out, but for the title.
bool is_case_setting(std::string_view field);

/// Text as one word: all but letters, digits and -._ as %XX.
std::string escaped(std::string_view text);
/// The text again, or nothing where a % isn't followed by two hexadecimal digits.
std::optional<std::string> unescaped(std::string_view word);

}  // namespace lab
