#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lab {

/// The words of a line, which blanks divide.
std::vector<std::string> words_of(std::string_view text);

/// Without the blanks around it.
std::string trimmed(const std::string& text);

}  // namespace lab
