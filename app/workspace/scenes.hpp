#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "workspace/session.hpp"

namespace lab {

/// Thrown if a file that the user named can't be read.
struct UnreadableFile : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The built-in scenes, in teaching order.
std::vector<Entry> built_in_scenes();

/// The name of the zoo in the interface, and what the groups of its cases begin with.
inline constexpr const char* zoo_name = "Zoo";

/// The cases of the zoo, in the order of their families. They are read when they are first asked
/// for.
const std::vector<Entry>& zoo_cases();
/// How many these are, without reading them.
std::size_t zoo_size();
/// The case with this id, or null.
const Entry* zoo_case(const std::string& id);

/// Problems with files: sentences that begin with file and line.
using Problems = std::vector<std::string>;

/// The scenes of an assets folder. Faulty ones are left out and reported in `problems`.
std::vector<Entry> scenes_in(const std::string& folder, Problems& problems);

/// The built-in lessons. A faulty one throws LessonError.
std::vector<Lesson> built_in_lessons(const std::vector<Entry>& scenes);
/// A lesson with its file. Throws LessonError, also if the solution of a page fails its cases.
Lesson lesson_of_file(std::string_view text, const std::string& path, std::int64_t stamp,
                      const std::vector<Entry>& scenes);
/// The lessons of an assets folder. Faulty ones are left out and reported in `problems`.
std::vector<Lesson> lessons_in(const std::string& folder, const std::vector<Entry>& scenes,
                               Problems& problems);

/// Finds a scene by its id, also in the zoo, or by its file if the name has a slash or ends in
/// .json. Throws UsageError for an unknown id, and SceneError or UnreadableFile for a file. The
/// message points out if the name is that of a lesson.
Entry find_scene(const std::vector<Entry>& scenes, const std::string& id_or_file,
                 const std::vector<Lesson>& lessons = {});

}  // namespace lab
