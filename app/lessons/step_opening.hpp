#pragma once

#include <string>
#include <vector>

#include "evaluate/evaluate.hpp"
#include "lessons/lesson.hpp"

namespace lab {

/// The answers of a step as it opens, with its crowd.
Evaluation evaluation_as_opened(const LessonStep& step);

/// The same moment, but with only the start of a segment, so that nobody sees where it leads.
Evaluation with_start_alone(Evaluation now, const std::string& segment);

/// Removes the motions that the edits of a step have stopped, so that nothing resumes them.
void remove_stopped(Scene& scene, const std::vector<Motion>& before);

}  // namespace lab
