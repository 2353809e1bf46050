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

/// What is wrong with files, a sentence each that begins with file and line.
using Problems = std::vector<std::string>;

/// The scenes of a folder of assets, for those who write them. A wrong one is left out, and added
/// to `problems`.
std::vector<Entry> scenes_in(const std::string& folder, Problems& problems);

/// The lessons that are part of the program. A wrong one throws LessonError.
std::vector<Lesson> built_in_lessons(const std::vector<Entry>& scenes);
/// Those of a folder of assets. A wrong one is left out, and added to `problems`.
std::vector<Lesson> lessons_in(const std::string& folder, const std::vector<Entry>& scenes,
                               Problems& problems);

/// A scene by id, or by file where the name has a slash or ends in .json. Throws UsageError
/// for an unknown id, SceneError and UnreadableFile for a file. The name of a lesson, or of a step
/// of it, is told as such.
Entry find_scene(const std::vector<Entry>& scenes, const std::string& id_or_file,
                 const std::vector<Lesson>& lessons = {});

}  // namespace lab
