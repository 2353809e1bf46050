// What a step of a lesson is checked for when it is read.
#pragma once

#include <string>

#include "lessons/lesson.hpp"

namespace lab {

/// Why the scene hasn't the switches that a step shows; empty if it has.
std::string objection_to_switches(const LessonStep& step);

/// What is wrong with the task of a step: a path without a value, or a task that is done as the
/// step opens. Empty if nothing is, or if there is no task.
std::string objection_to_task(const LessonStep& step);

}  // namespace lab
