#pragma once

#include <string>
#include <string_view>

namespace lab {

/// Returns the case line after the # of a link "https://…/#isect1%20…", however its blanks and
/// punctuation were percent-encoded. Returns any other text unchanged.
std::string case_of_link(std::string_view text);
/// The same for what follows the # of a link.
std::string case_of_fragment(std::string_view fragment);

/// What follows the # of a link to a case line. It stays readable if no character of the line has a
/// meaning in a link; otherwise everything is percent-encoded. case_of_fragment() returns the line.
std::string fragment_of_case(std::string_view line);

}  // namespace lab
