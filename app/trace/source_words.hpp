#pragma once

#include <string>

#include "trace/source.hpp"

namespace lab {

/// The library's comment about a line: the comment above its paragraph or, if there is none, the
/// first sentence of the function's documentation without references. Empty if it has neither.
std::string words_for(const SourceFile& file, const Function& function, int line);

}  // namespace lab
