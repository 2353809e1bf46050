#pragma once

#include "trace/source.hpp"

namespace lab {

/// The functions of a file laid out like the library's, where declarations at file level begin in
/// the first column.
std::vector<Function> functions_of(const std::vector<SourceLine>& lines);

/// The argument of the call whose opening parenthesis is at `open`.
std::string_view argument_at(std::string_view text, std::size_t open);

}  // namespace lab
