#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "lessons/markdown.hpp"
#include "lessons/task.hpp"
#include "scene/error.hpp"
#include "scene/scene.hpp"

namespace lab {

/// Some words beside a scene, and perhaps something to do.
struct LessonStep {
    std::string heading;
    std::vector<Block> words;
    Scene scene;                     ///< as the step opens, with its moment
    bool goes_on = false;            ///< with the scene of the step before, as the learner left it
    std::vector<std::string> sets;   ///< made in the scene, in order
    std::vector<std::string> light;  ///< what is lit in the source
    std::optional<Task> task;
    std::string hint, done;
};

/// A text that teaches: assets/lessons/NN-id.md.
struct Lesson {
    std::string id, title;
    std::vector<Block> summary;
    std::vector<LessonStep> steps;
    std::string path{};      ///< of its file; empty for a built-in one
    std::int64_t stamp = 0;  ///< of the file when it was read
};

/// What is wrong with a lesson: "FILE:LINE: …".
struct LessonError : std::runtime_error {
    LessonError(const std::string& file, int line, const std::string& message)
        : std::runtime_error(file + ":" + std::to_string(line) + ": " + shortened(message)) {}
};

/// A scene by its id, or nothing.
using SceneSource = std::function<const Scene*(const std::string& id)>;

/// Reads a lesson, or throws LessonError and gives nothing half. Its id is the file's name without
/// folder, number and ending.
Lesson read_lesson(std::string_view text, const std::string& file, const SceneSource& scenes);

}  // namespace lab
