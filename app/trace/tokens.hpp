#pragma once

#include "trace/source.hpp"

namespace lab {

/// Splits a line of C++ into tokens. Sufficient for the library's own files, which have no
/// multi-line strings or comments.
std::vector<Token> tokens_of(std::string_view line);

}  // namespace lab
