#pragma once

#include "trace/source.hpp"

namespace lab {

/// One line of C++, coloured. Enough for the library's own files: no text runs over several lines.
std::vector<Token> tokens_of(std::string_view line);

}  // namespace lab
