#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "formula/code.hpp"
#include "lessons/page_run.hpp"
#include "workspace/settings.hpp"

namespace lab {

class Workspace;

/// The lessons, and which one is open. The learner's progress is kept in the settings.
class LessonBook {
public:
    explicit LessonBook(Workspace& workspace) : workspace_(workspace) {}

    /// Sets the lessons. The one that was open last is the one to return to.
    void fill(std::vector<Lesson> lessons);
    /// The lessons are read later, at the latest when one is named. Until then, the book only has
    /// the room for them.
    void will_be_filled(std::function<std::vector<Lesson>()> read) {
        read_later_ = std::move(read);
    }
    /// Reads them, unless that was done.
    void read_now();
    const std::vector<Lesson>& lessons() const { return lessons_; }
    bool has_lessons() const { return read_later_ || !lessons_.empty(); }
    /// Replaces a lesson whose file was read again. The learner's work stays in the steps that
    /// have not changed, and written pages stay in all.
    void replace(std::size_t lesson, Lesson fresh);
    /// Adds a lesson whose file is new, in the order of the files.
    void insert(Lesson fresh);

    /// Opens a lesson at the step where it was left.
    void open(std::size_t lesson);
    /// Opens "slabs" or "slabs/3", its third step. Throws UsageError.
    void open_named(const std::string& name);
    /// Leaves the lesson for the scene that was open before, or goes back to it.
    void leave_or_return();
    void go_to(std::size_t step);
    /// Goes to the next or the previous step. After the last step comes the next lesson.
    void turn(int by);
    bool has_next() const;
    /// Restarts the step with its scene as the lesson defines it.
    void start_again();
    /// The same, but keeps the learner's work in the step.
    void reopen() { enter(true); }

    /// Whether a step of any lesson opens its scene under this id.
    bool has_scene(const std::string& id) const;
    /// Whether the open scene belongs to a step, so that its text is shown.
    bool is_open() const;
    const Lesson& lesson() const { return lessons_[lesson_]; }
    std::size_t step_index() const { return step_; }
    const LessonStep& step() const { return lesson().steps[step_]; }

    /// Checks whether the task of the open step is done.
    void check();
    bool is_done(std::size_t step) const;
    /// The number of steps that are done. A step without a task is done once it was seen.
    std::size_t steps_done(std::size_t lesson) const;
    /// Whether every step is done.
    bool is_finished(std::size_t lesson) const;
    /// Whether the task of the open step is fulfilled right now. A correct prediction stays
    /// fulfilled.
    bool holds() const { return holds_; }
    /// How far the task is from being done: "x.near is 0.23, 0.34 less than y.near". Can be empty.
    const std::string& margin() const { return margin_; }

    /// Whether the answer is hidden, and a click on the canvas is the learner's prediction.
    bool awaits_prediction() const;
    /// The segment of which only the start is drawn until then; empty for none.
    std::string hidden_segment() const;
    void predict(Vec2 place);
    /// Where the learner clicked in this step.
    std::optional<Vec2> prediction() const;
    /// The place that was to be predicted; empty if there is none.
    std::optional<Vec2> truth() const;
    /// The cross for predictions by keyboard: arrow keys move it, and Enter predicts its place.
    std::optional<Vec2> cross;

    /// Whether the open step has a page that the learner writes.
    bool has_page() const { return is_open() && step().page.has_value(); }
    /// What is on it: the learner's text, or what the step begins with.
    const std::string& page_text() const;
    /// Whether the learner has changed it.
    bool is_page_written() const { return has_page() && page_text() != step().page->lines; }
    /// Keeps a text with the learner's progress. A run of the text before ends.
    void write_page(std::string text);
    /// The page, and its values on the open scene as it is now.
    struct PageNow {
        Page page;
        std::vector<LineValue> values;
        std::string usable;  ///< what the page may use
    };
    const PageNow& page_now() const { return page_now_; }
    /// The page as a function in another language. Throws FormulaError if a line has no value.
    std::string page_code(CodeLanguage language) const;
    /// Where the canvas draws the lines that the step names: a vector is a point, and a number a
    /// time on the mover's path.
    struct PagePoint {
        std::string name;
        Vec2 place;
    };
    std::vector<PagePoint> page_points() const;
    /// Tries the page on the hidden cases, each frame some of them. A page with a line that has no
    /// value isn't tried, and the workspace says why.
    void run_page();
    const std::optional<PageRun>& page_run() const { return page_run_; }

    bool shelf_shown = false;  ///< the list of lessons is in front of the list of scenes
    bool hint_shown = false;

private:
    void forget_step(const std::string& lesson, std::size_t step);
    LessonProgress& progress_here();
    static std::string scene_id(const Lesson& lesson, std::size_t step);
    void begin_step();
    void enter(bool afresh);
    /// Whether the open scene is a query of the recording that the step has opened.
    bool shows_recording() const;
    void open_recording(bool afresh);
    void check_page();
    void go_on_with_run();
    void show_failed_case();

    Workspace& workspace_;
    std::vector<Lesson> lessons_;
    std::function<std::vector<Lesson>()> read_later_;
    std::size_t lesson_{}, step_{};
    std::map<std::pair<std::string, std::size_t>, Vec2> predictions_;
    std::string margin_;
    bool holds_{};
    PageNow page_now_;
    std::optional<PageRun> page_run_;
    /// The recording that was opened last.
    struct OpenedRecording {
        int number = 0;
        std::string by;  ///< the step, by the id of its scene
    };
    OpenedRecording recording_;
    bool page_changed_ = false;               ///< since it has passed
    std::string scene_before_, path_before_;  ///< id and file
};

}  // namespace lab
