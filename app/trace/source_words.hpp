#pragma once

#include <string>

#include "trace/source.hpp"

namespace lab {

/// What the library's own words say of a line of a function: the comment over the paragraph that
/// it is in or, where there is none, the first sentence of the function's documentation, without
/// its references. Empty where it has neither.
std::string words_for(const SourceFile& file, const Function& function, int line);

}  // namespace lab
