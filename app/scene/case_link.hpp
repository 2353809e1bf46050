#pragma once

#include <string>
#include <string_view>

namespace lab {

/// Returns the case line after the # of a link "https://…/#isect1%20…", however its blanks and
/// punctuation were percent-encoded. Returns any other text unchanged.
std::string case_of_link(std::string_view text);

}  // namespace lab
