#pragma once

#include <string>
#include <string_view>

namespace lab {

/// The case line behind the # of a link "https://…/#isect1%20…", however its blanks and signs came
/// to be written as %XX. Of any other text, that text.
std::string case_of_link(std::string_view text);

}  // namespace lab
