#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "lessons/lesson.hpp"
#include "workspace/settings.hpp"

namespace lab {

class Workspace;

/// The lessons, and which one is open. How far the learner has come in each is kept among the
/// settings.
class LessonBook {
public:
    explicit LessonBook(Workspace& workspace) : workspace_(workspace) {}

    /// The one that was open last is the one to return to.
    void fill(std::vector<Lesson> lessons);
    const std::vector<Lesson>& lessons() const { return lessons_; }
    /// Puts a lesson that was read anew in place of the old one.
    void replace(std::size_t lesson, Lesson fresh);

    /// Opens a lesson at the step where it was left.
    void open(std::size_t lesson);
    /// Opens "slabs" or "slabs/3", its third step. Throws UsageError.
    void open_named(const std::string& name);
    /// Leaves the lesson for the scene that was open before, or goes back to it.
    void leave_or_return();
    void go_to(std::size_t step);
    /// The next step or the one before; beyond the last comes the next lesson.
    void turn(int by);
    bool has_next() const;
    /// The step anew, with its scene as the lesson has it.
    void start_again();

    /// Whether a step of any lesson opens its scene under this id.
    bool has_scene(const std::string& id) const;
    /// Whether the open scene is a step's, and its words are to be seen.
    bool is_open() const;
    const Lesson& lesson() const { return lessons_[lesson_]; }
    std::size_t step_index() const { return step_; }
    const LessonStep& step() const { return lesson().steps[step_]; }

    /// Looks whether what the open step asks for has come about.
    void check();
    bool is_done(std::size_t step) const;
    /// How many steps of a lesson were seen, and what they ask for done.
    std::size_t steps_done(std::size_t lesson) const;
    /// Whether all of them were.
    bool is_finished(std::size_t lesson) const;
    /// Whether what the open step asks for is true of the scene as it is now. A prediction, once it
    /// was right, stays so.
    bool holds() const { return holds_; }
    /// "x.near is 0.23, 0.34 less than y.near"; empty where there is nothing to be said.
    const std::string& margin() const { return margin_; }

    /// Whether the answer is hidden, and a click on the canvas is the learner's prediction.
    bool awaits_prediction() const;
    void predict(Vec2 place);
    /// Where the learner clicked in this step.
    std::optional<Vec2> prediction() const;
    /// What was to be predicted: nothing where there is no such place.
    std::optional<Vec2> truth() const;
    /// The cross that arrow keys move until Enter predicts its place, for who has no pointer.
    std::optional<Vec2> cross;

    bool shelf_shown = false;  ///< the list of lessons is in front of the list of scenes
    bool hint_shown = false;

private:
    LessonProgress& progress_here();
    static std::string scene_id(const Lesson& lesson, std::size_t step);
    void enter(bool afresh);

    Workspace& workspace_;
    std::vector<Lesson> lessons_;
    std::size_t lesson_{}, step_{};
    std::map<std::pair<std::string, std::size_t>, Vec2> predictions_;
    std::string margin_;
    bool holds_{};
    std::string scene_before_, path_before_;  ///< id and file
};

}  // namespace lab
