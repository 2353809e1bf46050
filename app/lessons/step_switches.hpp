#pragma once

#include <string>

#include "lessons/lesson.hpp"

namespace lab {

/// Why the scene hasn't the switches that a step shows; empty if it has.
std::string objection_to_switches(const LessonStep& step);

}  // namespace lab
