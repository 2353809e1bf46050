#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "lessons/lesson.hpp"

namespace lab {

/// The file of a lesson: "slabs.html".
std::string page_name(const Lesson& lesson);

/// The name of a step's figure: "slabs-3", counted from 1.
std::string figure_name(const Lesson& lesson, std::size_t step);

/// The page of one lesson among all.
std::string lesson_page(const std::vector<Lesson>& lessons, std::size_t index);

/// The first page, with a live figure and the list of lessons.
std::string front_page(const std::vector<Lesson>& lessons, const Lesson& first);

}  // namespace lab
