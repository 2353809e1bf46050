#pragma once

#include <string>
#include <vector>

#include "formula/page.hpp"

namespace lab {

enum class CodeLanguage { cpp, javascript };

/// Writes a page as a function, with what it needs beside the standard library. Its parameters are
/// the names of the scope that it uses, and its results the lines with these names. `values` are
/// those of the lines, which give them their types. Throws FormulaError if a line has no value.
std::string code_of(const Page& page, const Scope& scope, const std::vector<LineValue>& values,
                    const std::vector<std::string>& results, CodeLanguage language);

}  // namespace lab
