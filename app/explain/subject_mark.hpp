#pragma once

#include <optional>

#include "evaluate/evaluate.hpp"
#include "explain/traced_marks.hpp"
#include "trace/subject.hpp"

namespace lab {

/// Where it is, with its name; nothing where the scene at this moment has no such thing.
std::optional<TracedMark> mark_of(const Subject& subject, const Evaluation& evaluation,
                                  const Query& query);

}  // namespace lab
