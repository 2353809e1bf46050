#pragma once

#include <string>
#include <vector>

#include "lessons/lesson.hpp"
#include "workspace/workspace.hpp"

namespace lab {

/// All that can be opened; first what else would be out of reach.
std::vector<Entry> all_scenes(const Workspace& workspace);

/// Whether every word that was typed stands somewhere in a text, whatever its case.
bool holds_all(const std::string& text, const std::string& words);

/// What a scene is about, beside what it is called: what its own words say, what it asks, whether
/// of a crowd, and what else it is looked for by.
std::string words_about(const Scene& scene);
/// What a step of a lesson says, and what its scene is about.
std::string words_about(const LessonStep& step);

/// The name of its file, where others among these have its title, too; with its folder where that
/// alone tells them apart. Empty where the title does.
std::string file_among(const Entry& entry, const std::vector<Entry>& entries);

}  // namespace lab
