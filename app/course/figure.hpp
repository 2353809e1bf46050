// The figures of the course: the scene of each step as a picture that a reader can bring to life.
#pragma once

#include <string>

#include "course/course.hpp"
#include "lessons/lesson.hpp"

namespace lab {

/// The pictures of a step in both themes: figures/NAME-dark.svg and figures/NAME-light.svg.
std::vector<CourseFile> figure_files(const LessonStep& step, const std::string& name);

/// How a figure comes to life.
enum class Opening {
    when_clicked,
    when_seen  ///< the picture is only there until the lab has loaded
};

/// The figure in a page. Without JavaScript, it is a link to the lab. Its caption is the answer and
/// the reason, unless the step asks the reader to predict them: then the link leads to the step, at
/// its address in the lab, such as "slabs/4".
std::string figure_html(const LessonStep& step, const std::string& name, const std::string& address,
                        Opening opening);

}  // namespace lab
