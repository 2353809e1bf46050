// What a step of a lesson is checked for when it is read.
#pragma once

#include <string>

#include "lessons/lesson.hpp"

namespace lab {

/// Why a step can't show its switches; empty if its scene has all of them.
std::string objection_to_switches(const LessonStep& step);

/// What is wrong with the task of a step: a path without a value, or a task that is done as the
/// step opens. Empty if nothing is, or if there is no task.
std::string objection_to_task(const LessonStep& step);

}  // namespace lab
