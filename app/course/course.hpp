#pragma once

#include <string>
#include <vector>

#include "lessons/lesson.hpp"

namespace lab {

/// A file of the course, with a path below its folder.
struct CourseFile {
    std::string path, bytes;
};

/// The lessons as web pages, which work without JavaScript as text and pictures: a first page, a
/// page for each lesson, their figures, and the style. They belong in a folder beside the lab's own
/// page, which they open where a reader clicks on a figure.
std::vector<CourseFile> course_files(const std::vector<Lesson>& lessons, const Lesson& first);

/// What the first page shows, written as a lesson.
Lesson first_page(const SceneSource& scenes);

}  // namespace lab
