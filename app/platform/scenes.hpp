#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "workspace/session.hpp"

namespace lab {

/// A file that was asked for, and can't be read.
struct UnreadableFile : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The scenes that are part of the program, in the order in which they teach.
std::vector<Entry> built_in_scenes();

/// The scenes of a folder of assets, for those who write them.
std::vector<Entry> scenes_in(const std::string& folder);

/// The lessons that are part of the program, and those of a folder of assets. A wrong one throws
/// LessonError.
std::vector<Lesson> built_in_lessons(const std::vector<Entry>& scenes);
std::vector<Lesson> lessons_in(const std::string& folder, const std::vector<Entry>& scenes);

/// A scene by id, or by file where the name has a slash or ends in .json. Throws UsageError
/// for an unknown id, SceneError and UnreadableFile for a file.
Entry find_scene(const std::vector<Entry>& scenes, const std::string& id_or_file);

}  // namespace lab
