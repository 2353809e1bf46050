#pragma once

#include <string>

#include "evaluate/evaluate.hpp"

namespace lab {

/// A crowd with more boxes isn't exported as code, which would be too long to read.
inline constexpr std::size_t most_written_boxes = 200;

/// Whether the crowd of this moment has a query and is small enough to be exported.
bool can_write_crowd(const Evaluation& evaluation);

/// Code with the boxes of such a crowd at this moment as a list, and with the crowd's query on that
/// list. It defines `answer`, which is the hit or the sweep, or `found`, the number of overlapping
/// boxes or pairs. Crowds are computed in double, even in a float scene.
std::string crowd_question_code(const Evaluation& evaluation, const std::string& indent);

}  // namespace lab
