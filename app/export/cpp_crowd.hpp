#pragma once

#include <string>

#include "evaluate/evaluate.hpp"

namespace lab {

/// So many boxes of a crowd are written down at most: more than that is no code to read.
inline constexpr std::size_t most_written_boxes = 200;

/// Whether the crowd of this moment is asked something, and small enough to be written down.
bool can_write_crowd(const Evaluation& evaluation);

/// The boxes of such a crowd as they stand at this moment, and its question put to them as a list:
/// `answer` is then what was hit or how far a sweep goes, or `found` how many boxes or pairs
/// overlap. A crowd is computed in double, whatever the scene is.
std::string crowd_question_code(const Evaluation& evaluation, const std::string& indent);

}  // namespace lab
