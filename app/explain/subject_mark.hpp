#pragma once

#include <optional>

#include "evaluate/evaluate.hpp"
#include "explain/traced_marks.hpp"
#include "trace/subject.hpp"

namespace lab {

/// The position of a subject with its name; empty if it doesn't exist in the scene at this time.
std::optional<TracedMark> mark_of(const Subject& subject, const Evaluation& evaluation,
                                  const Query& query);

}  // namespace lab
