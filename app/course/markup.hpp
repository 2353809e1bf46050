// Text of lessons as HTML.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lessons/markdown.hpp"

namespace lab {

/// The lab's own page, seen from the course.
inline constexpr const char* lab_page = "../index.html";

/// The address of a file of the course, which may have any name.
std::string address_of(std::string_view path);

/// A link to the lab, with what follows its #: a case, or a step of a lesson.
std::string lab_link(const std::string& fragment);

/// Paragraphs, lists, quotes, code and cases, each of which is a link to the lab.
std::string html_of(const std::vector<Block>& blocks);

/// Lines of code, as they are.
std::string html_of_code(std::string_view code);

}  // namespace lab
