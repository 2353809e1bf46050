#pragma once

#include <string>
#include <vector>

#include "evaluate/evaluate.hpp"
#include "explain/sentence.hpp"

namespace lab {

/// The same evaluation, but for its crowd, with every shape's name between two marks that no text
/// has: what is said of it can then be told from the names in it.
Evaluation with_marked_names(const Evaluation& evaluation);

/// Takes the marks out of a text. Where the names in it are.
std::vector<NameSpan> take_names(std::string& text);

}  // namespace lab
