#pragma once

#include "trace/source.hpp"

namespace lab {

/// The functions of a file that is laid out as the library's are: what is at file level begins in
/// the first column.
std::vector<Function> functions_of(const std::vector<SourceLine>& lines);

/// The argument of the call whose opening bracket is at `open`.
std::string_view argument_at(std::string_view text, std::size_t open);

}  // namespace lab
