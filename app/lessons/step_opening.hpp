#pragma once

#include "evaluate/evaluate.hpp"
#include "lessons/lesson.hpp"

namespace lab {

/// The answers of a step as it opens, with its crowd.
Evaluation evaluation_as_opened(const LessonStep& step);

}  // namespace lab
