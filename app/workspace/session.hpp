#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "edit/handles.hpp"
#include "evaluate/crowd.hpp"
#include "explain/promises.hpp"
#include "explain/reason.hpp"
#include "explain/strip.hpp"
#include "explain/traced_marks.hpp"
#include "geometry/camera.hpp"
#include "motion/timeline.hpp"
#include "picture/labels.hpp"
#include "scene/history.hpp"
#include "scene/scene.hpp"
#include "trace/trace.hpp"
#include "workspace/result_marks.hpp"
#include "workspace/scene_list.hpp"

namespace lab {

/// How the open scene is looked at; never undone, and no part of the scene.
struct View {
    CameraState camera;
    bool auto_frame = true;  ///< the camera shows what the scene asks for, whatever the size
    double time{};
    bool playing = false;
    double speed = 1;
    double pace = 1;       ///< the share of that which a hand near something that moves leaves
    int query{};           ///< which query is looked at
    std::string selected;  ///< a shape, or nothing
    std::vector<std::string> also{};  ///< further shapes that are selected
    std::string handle;  ///< the one of it that keys move; the whole shape where this is empty
    Layers layers;
    bool grid = true;
    std::optional<std::size_t> walk;  ///< how many values of the trace are shown
    LabelMemory labels{};
    std::optional<Vec2> pointer;  ///< where the mouse is, or was last, in the world

    bool is_selected(const std::string& shape) const;
    /// Every shape that is selected, the one that the keys began with first.
    std::vector<std::string> selection() const;
    void select(const std::vector<std::string>& shapes);
    /// The history's words for a move of this: all that is selected moves with a shape.
    std::string words_for_move(const Picked& picked) const;
};

/// One open scene: its history, its view, and what it says at this moment.
class Session {
public:
    explicit Session(Entry entry);

    const std::string& id() const { return entry_.id; }
    const std::string& path() const { return entry_.path; }
    std::int64_t stamp() const { return entry_.stamp; }
    const Scene& scene() const { return history_.scene(); }
    const Scene& original() const { return entry_.scene; }
    const History& history() const { return history_; }
    View& view() { return view_; }
    const View& view() const { return view_; }
    bool has_motion() const;

    /// What the scene says at the view's time; computed once for each scene and time.
    const Evaluation& now();
    /// The crowd that it says something of, in other structures than the one chosen.
    CrowdKeeper& crowds() { return crowds_; }
    /// Whether a crowd that takes long to make has been left out, so that a word about it can be
    /// shown first.
    bool awaits_crowd() const { return awaits_crowd_; }
    void make_awaited_crowd();
    /// Gives back what takes much memory, while another scene is looked at; it is made again.
    void put_away() {
        crowds_ = {};
        changed();
    }
    /// What the library did to answer the query looked at; nothing where it left no trace.
    const std::optional<Call>& trace();
    /// Goes through that, value by value: the trace then ends after the first so many. From 1 on;
    /// time stands still meanwhile.
    void begin_walk();
    void end_walk();
    void walk(int steps);
    bool walks() const { return view_.walk.has_value(); }
    std::size_t walk_length();
    /// Whether there is more to come.
    bool walk_goes_on();
    /// Why that query says what it says, as spans, and where in the world its values are.
    const Reason& reason();
    const Strip& strip();
    /// What the library promises of its answer, each checked just now.
    const std::vector<Promise>& promises();
    const std::vector<TracedMark>& marks();

    /// The scene with the moment that it is looked at, for a case that is to return there.
    Scene with_moment() const;

    /// One undo step.
    void edit(const std::string& label, const std::function<void(Scene&)>& change);
    /// Between the two, edits are parts of one step. A gesture that changed nothing leaves no step.
    void begin_gesture(const std::string& label);
    /// Goes on with the last step if it has this label: for a key that is held.
    void resume_gesture(const std::string& label);
    void adjust(const std::function<void(Scene&)>& change);
    void end_gesture();
    void cancel_gesture();
    bool in_gesture() const { return history_.in_gesture(); }
    void go_to_step(std::size_t position);
    void undo();
    void redo();

    /// Moves what follows the mouse. That is no edit: the scene keeps the place at the next edit,
    /// or when it is saved.
    void point_at(Vec2 place);
    void keep_pointer();

    /// Moves what was grabbed: a handle, or a whole shape by its place. It leaves its motion until
    /// it is given back.
    void move_handle(const Picked& grabbed, Vec2 to);
    /// Turns a shape to an angle in radians, out of its motion.
    void turn(const std::string& name, double angle);

    /// Where the result changes along the scene's duration.
    ResultMarks& result_marks() { return result_marks_; }
    const ResultMarks& result_marks() const { return result_marks_; }

    void seek(double time);
    void advance(double seconds);
    /// By steps of 1/60 s.
    void step(int steps);
    /// Time 0, and flights from their start in the file; what was edited stays.
    void restart();

    bool is_saved() const { return history_.is_saved(); }
    void mark_saved(std::string id, std::string path, std::int64_t stamp);
    void mark_unsaved() { history_.mark_unsaved(); }
    /// Nothing of it is to be kept: its opening has been undone.
    void mark_unmade() { history_.mark_saved(); }
    /// The file has changed since; each change is noticed once.
    void notice_change(std::int64_t stamp);
    /// Whether the file holds something new, and nobody has said yet which is to stay.
    bool changed_on_disk() const { return changed_on_disk_; }
    void keep_mine() { changed_on_disk_ = false; }
    /// It is as it came back from a journal, and nobody has said yet whether it is to stay.
    bool is_restored() const;
    void mark_restored() { restored_at_ = history_.position(); }
    void keep_restored() { restored_at_.reset(); }
    /// Whether a bar asks which version is to stay.
    bool asks_what_stays() const { return changed_on_disk_ || is_restored(); }
    /// Takes over what the file says now, as an undo step.
    void reload(const Scene& scene);

private:
    void move_whole(Scene& draft, const Scene& posed, NamedShape& grabbed, Vec2 to);
    void take_hold(Scene& draft, const Scene& posed, NamedShape& shape, const std::string& handle);
    int first_hit();
    void explain();
    void changed() {
        evaluation_.reset();
        traced_query_.reset();
    }

    Entry entry_;
    History history_;
    std::vector<NamedShape> held_;  ///< what a gesture moves, as it was taken hold of
    View view_;
    Timeline timeline_;
    CrowdKeeper crowds_;
    bool awaits_crowd_ = false;
    std::optional<Evaluation> evaluation_;
    bool changed_on_disk_ = false;
    std::optional<std::size_t> restored_at_;  ///< the step of the history that came back
    std::optional<int> traced_query_;
    std::optional<Call> trace_;
    std::optional<Call> walked_;  ///< as much of it as is shown
    Reason reason_;
    Strip strip_;
    std::vector<Promise> promises_;
    std::vector<TracedMark> marks_;
    ResultMarks result_marks_;
};

}  // namespace lab
