#pragma once

#include <string>
#include <vector>

#include "lessons/lesson.hpp"
#include "workspace/workspace.hpp"

namespace lab {

/// All scenes that can be opened, starting with the unlisted ones, which nothing else shows.
std::vector<Entry> all_scenes(const Workspace& workspace);

/// Whether a text contains every typed word, ignoring case.
bool holds_all(const std::string& text, const std::string& words);

/// What a scene is about besides its title: its group and text, the kinds of its queries, including
/// the crowd's, and its search words.
std::string words_about(const Scene& scene);
/// The text of a lesson's step, and what its scene is about.
std::string words_about(const LessonStep& step);

/// The name of the scene's file if other scenes have the same title, with its folder if the name
/// isn't enough. Empty if the title is unique.
std::string file_among(const Entry& entry, const std::vector<Entry>& entries);

}  // namespace lab
