#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "lessons/markdown.hpp"
#include "lessons/page_task.hpp"
#include "lessons/task.hpp"
#include "scene/derivation_kind.hpp"
#include "scene/error.hpp"
#include "scene/scene.hpp"

namespace lab {

/// A recording of a game that a step opens.
struct StepRecording {
    std::string name;                     ///< of its file, without the extension
    std::optional<std::int64_t> frame{};  ///< at which it opens; nothing for its first query

    friend bool operator==(const StepRecording&, const StepRecording&) = default;
};

/// A text beside a scene, and perhaps a task.
struct LessonStep {
    std::string heading;
    std::vector<Block> words;
    Scene scene;           ///< as the step opens it, including its time
    bool goes_on = false;  ///< with the previous step's scene, as the learner left it
    /// What is open instead of the scene, which is then the query that is shown first.
    std::optional<StepRecording> recording{};
    std::vector<std::string> sets;           ///< edits of the scene, in order
    std::vector<std::string> light;          ///< what the source highlights
    std::vector<std::string> switches{};     ///< of the character, shown above the task
    std::optional<DerivationKind> derive{};  ///< the view beside the canvas
    bool both_sources = false;               ///< the plain formula stands beside the library's
    std::optional<Task> task;
    std::optional<PageTask> page{};  ///< a test that the learner writes, in place of a task
    std::string hint{}, done{};
    bool is_quiet = false;  ///< hides how far the task is from being done

    /// The query that the step shows.
    std::size_t query() const { return static_cast<std::size_t>(scene.opens->query.value_or(0)); }
    /// Whether the learner has something to do.
    bool asks() const { return task || page; }
    /// What that is, in words: the last paragraph. Null if there is nothing to do.
    const Block* assignment() const {
        const Block* last = nullptr;
        for (const Block& block : words)
            if (block.kind == BlockKind::paragraph) last = &block;
        return asks() ? last : nullptr;
    }
};

/// A lesson: assets/lessons/NN-id.md.
struct Lesson {
    std::string id, title;
    std::vector<Block> summary;
    std::vector<LessonStep> steps;
    std::string path{};      ///< of its file; empty for a built-in one
    std::int64_t stamp = 0;  ///< of the file when it was read
};

/// An error in a lesson: "FILE:LINE: …".
struct LessonError : std::runtime_error {
    LessonError(const std::string& file, int line, const std::string& message)
        : std::runtime_error(file + ":" + std::to_string(line) + ": " + shortened(message)) {}
};

/// The scenes and recordings that a lesson can name.
struct SceneSource {
    std::function<const Scene*(const std::string& id)> find;  ///< null if there is none
    std::function<Names()> ids;                               ///< to suggest one of them
    /// The query with which a recording opens. Throws std::runtime_error if there is none.
    std::function<Scene(const StepRecording&)> recorded{};
};

/// Whether each task is evaluated at its start, to see that it can be done and isn't done yet. That
/// takes most of the time, so the built-in lessons, which a test has tried, are trusted.
enum class Tasks { tried, trusted };

/// Reads a whole lesson or throws LessonError. The lesson's id is the file name without folder,
/// number and extension.
Lesson read_lesson(std::string_view text, const std::string& file, const SceneSource& scenes,
                   Tasks tasks = Tasks::tried);

}  // namespace lab
