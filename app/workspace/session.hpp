#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "edit/handles.hpp"
#include "evaluate/crowd.hpp"
#include "geometry/camera.hpp"
#include "instruments/stop.hpp"
#include "motion/timeline.hpp"
#include "scene/history.hpp"
#include "scene/scene.hpp"
#include "workspace/breach_search.hpp"
#include "workspace/drag_history.hpp"
#include "workspace/far_scene.hpp"
#include "workspace/fault_search.hpp"
#include "workspace/flip_list.hpp"
#include "workspace/live_map.hpp"
#include "workspace/moment.hpp"
#include "workspace/outline_trail.hpp"
#include "workspace/result_marks.hpp"
#include "workspace/scene_list.hpp"
#include "workspace/stopped.hpp"
#include "workspace/take.hpp"
#include "workspace/view.hpp"

namespace lab {

/// Puts a value into a number of a scene, which it takes out of the motion that drives it. The
/// posed scene is the one from before.
using NumberChange = std::function<void(Scene& draft, const Scene& posed, double value)>;

/// One open scene: its history, its view, and its evaluation at the view's time.
class Session {
public:
    explicit Session(Entry entry);

    const std::string& id() const { return entry_.id; }
    const std::string& path() const { return entry_.path; }
    std::int64_t stamp() const { return entry_.stamp; }
    const Scene& scene() const { return history_.scene(); }
    const Scene& original() const { return entry_.scene; }
    /// The scene whose content the view frames: as it was opened, unless an edit has set another
    /// content.
    const Scene& framed() const;
    const History& history() const { return history_; }
    View& view() { return view_; }
    const View& view() const { return view_; }
    bool has_motion() const;

    /// The evaluation at the view's time. It is computed once for each scene and time.
    const Evaluation& now() const;
    /// The crowd in all structures that were built for it.
    CrowdKeeper& crowds() { return crowds_; }
    /// Whether a large crowd has not been built yet, so that a message can be shown first.
    bool awaits_crowd() const { return awaits_crowd_; }
    void make_awaited_crowd();
    /// Frees large structures while another scene is open. They are rebuilt when needed.
    void put_away() {
        crowds_ = {};
        changed();
    }
    /// Everything known about the selected query at the view's time. It is computed again only if
    /// the scene, the time or the view changes.
    const Moment& moment() const;
    /// Keeps what a game recorded as the answer to the query of the scene as it was opened, and
    /// where its mover was until then.
    void keep_recorded(RecordedAnswer answer, const std::vector<Vec2>& track);
    /// The same while the scene is as it was opened; otherwise null.
    const RecordedAnswer* recorded() const;
    /// Reads isect or the compared implementation. A walk starts again.
    void read_other(bool wanted);
    void show_both(bool wanted);
    /// Compares the answers with those of another implementation; null for none.
    void compare_with(const Implementation* against);
    /// Steps through the trace: it then ends after so many values, at least 1. Time stops
    /// meanwhile.
    void begin_walk();
    void end_walk();
    void walk(int steps);
    bool walks() const { return view_.walk.has_value(); }
    /// The part of the sum's outline that the mover has traced since the sum last changed its form.
    const OutlineTrail& outline_trail() const { return outline_trail_; }
    void follow_outline();

    /// The map that the view asks for; null if it asks for none.
    const AnswerMap* map() const { return live_map_.map(); }
    bool map_is_done() const { return live_map_.is_done() && map_beside_.is_done(); }
    /// The same map by another implementation; null if there is none to be drawn beside it.
    const AnswerMap* map_beside() const { return map_beside_.map(); }
    /// The same maps, for what is kept of them.
    std::shared_ptr<const AnswerMap> shared_map() const { return live_map_.shared_map(); }
    std::shared_ptr<const AnswerMap> shared_map_beside() const { return map_beside_.shared_map(); }
    /// Computes a part of the maps over what the canvas shows. Hidden answers have none.
    void follow_map(const Camera& shown, bool shows_answers);

    /// Lists the flips along a number, or over time. Throws SetError if there is no such number.
    void list_flips(const FlipChoice& choice);
    /// Lists the flips on the straight line between the scenes after two undo steps, 0 for the one
    /// that was opened. Returns why it can't; empty if it can.
    std::string list_flips_between(std::size_t first, std::size_t second);
    const FlipList& flip_list() const { return flip_list_; }
    void follow_flips();
    /// The search for a breach near the query that is shown.
    BreachSearch& breach_search() { return breach_search_; }
    const BreachSearch& breach_search() const { return breach_search_; }
    FaultSearch& fault_search() { return fault_search_; }
    const FaultSearch& fault_search() const { return fault_search_; }
    /// Sets numbers as one undo step, and goes to the time if it is among them. With a number of a
    /// motion, a flight takes another path from its beginning or its last edit. Throws SetError if
    /// it can't.
    void set_numbers(const std::string& label, std::vector<NumberValue> values);

    /// Records the path of a drag, from its first movement on. A drag that was cancelled has none.
    void begin_drag(const Picked& grabbed);
    void record_drag();
    void end_drag();
    void close_drag() { drags_.clear(); }
    const DragHistory& drags() const { return drags_; }
    /// Searches on for the jumps along the path.
    void look_at_drag();
    /// Puts the dragged shapes where they were, during a gesture.
    void scrub_drag(const DragPlace& place);
    /// Whether the shapes are where the drag or its scrubbing has left them.
    bool is_at_drag_place() const;

    /// Holds the drag at the number at which a wish to stop comes true, if one did in the last
    /// movement.
    bool stop_drag();
    /// Changes a number by a drag of its field, during a gesture. It stops at the value at which a
    /// wish to stop comes true, and the rest of the drag has no effect. `name` is for the message.
    void drag_number(const std::string& name, double from, double to, const NumberChange& change);
    const std::optional<Stop>& stopped() const { return stop_; }
    void forget_stop() { stop_.reset(); }

    /// The scene with the view's time, so that a case opens at this moment. A recorded answer is in
    /// it as a shape.
    Scene with_moment() const;

    /// One undo step.
    void edit(const std::string& label, const std::function<void(Scene&)>& change);
    /// All edits of a gesture are one undo step. A gesture without changes leaves none.
    void begin_gesture(const std::string& label);
    /// Continues the last undo step if it has this label, for a key that is held down.
    void resume_gesture(const std::string& label);
    void adjust(const std::function<void(Scene&)>& change);
    void end_gesture();
    void cancel_gesture();
    bool in_gesture() const { return history_.in_gesture(); }
    void go_to_step(std::size_t position);
    void undo();
    void redo();

    /// Moves the shapes that follow the mouse. That isn't an edit: the place is stored with the
    /// next edit or save.
    void point_at(Vec2 place);
    void keep_pointer();

    /// Moves a handle or a whole shape, and takes the shape out of its motion.
    void move_handle(const Picked& grabbed, Vec2 to);
    /// Turns a shape to an angle in radians, and takes it out of its motion.
    void turn(const std::string& name, double angle);

    /// The scenes that were moved far away, so that they can be brought back without rounding.
    const std::vector<FarScene>& far_scenes() const { return far_scenes_; }
    void remember_far(FarScene scene);

    /// The times at which the result changes within the scene's duration.
    ResultMarks& result_marks() { return result_marks_; }
    const ResultMarks& result_marks() const { return result_marks_; }

    /// Starts a take: time runs, and the keys that are held move the scene's character and are
    /// recorded from the current step on. Each take is one undo step, unless other edits divide it.
    void begin_take();
    void end_take();
    bool is_live() const { return take_.has_value(); }
    const std::optional<Take>& take() const { return take_; }
    /// The keys that are held from now on. Without a take, they do nothing.
    void hold(const Keys& keys);

    /// Whether the character stands at a step, as far as that is known.
    Footing footing(std::int64_t step) const;
    /// Simulates some of the unknown steps of the character between two times.
    void look_ahead(double from, double to);
    /// Whether looking ahead has more to do.
    bool looks_ahead() const { return looks_ahead_; }

    void seek(double time);
    void advance(double seconds);
    /// Steps are 1/60 s long.
    void step(int steps);
    /// Goes to time 0 and restarts flights as the file has them. Edits stay.
    void restart();

    bool is_saved() const { return history_.is_saved(); }
    void mark_saved(std::string id, std::string path, std::int64_t stamp);
    void mark_unsaved() { history_.mark_unsaved(); }
    /// Excludes the session from being kept, after its opening has been undone.
    void mark_unmade() { history_.mark_saved(); }
    /// Notes that the file has changed. Each change is noticed once.
    void notice_change(std::int64_t stamp);
    /// Whether the file has changed and the user has not yet chosen a version.
    bool changed_on_disk() const { return changed_on_disk_; }
    void keep_mine() { changed_on_disk_ = false; }
    /// Whether it was restored from a journal and the user has not yet chosen to keep it.
    bool is_restored() const;
    void mark_restored() { restored_at_ = history_.position(); }
    void keep_restored() { restored_at_.reset(); }
    /// Whether a bar asks which version to keep.
    bool asks_what_stays() const { return changed_on_disk_ || is_restored(); }
    /// Replaces the scene with the file's, as one undo step.
    void reload(const Scene& scene);

private:
    void go_through_history(const std::function<void()>& step);
    void move_whole(Scene& draft, const Scene& posed, NamedShape& grabbed, Vec2 to);
    void take_hold(Scene& draft, const Scene& posed, NamedShape& shape, const std::string& handle);
    int first_hit() const;
    void compare_with_failing();
    Scene followed() const;
    void record_take();
    void go_to_time(double time);
    bool may_stop() const;
    bool stop_before(double time);
    StopSearch stop_search(double from, double to) const;
    void stop_here(const StopPlace& found, const std::string& where);
    void changed();

    Entry entry_;
    History history_;
    std::vector<NamedShape> held_;  ///< the shapes that a gesture moves, as they were at its start
    View view_;
    bool changed_on_disk_ = false;
    std::optional<std::size_t> restored_at_;  ///< the step of the history that was restored
    ResultMarks result_marks_;
    std::optional<Take> take_;
    bool looks_ahead_ = false;
    LiveMap live_map_, map_beside_;
    FlipList flip_list_;
    BreachSearch breach_search_;
    FaultSearch fault_search_;
    std::vector<FarScene> far_scenes_;
    DragHistory drags_;
    std::optional<Stop> stop_;

    // Computed from the scene and the view when they are first read.
    mutable Timeline timeline_;
    mutable CrowdKeeper crowds_;
    mutable bool awaits_crowd_ = false;
    mutable std::optional<Evaluation> evaluation_;
    mutable std::optional<Moment> moment_;  ///< of the evaluation, for this wish
    mutable MomentWish moment_wish_;
    OutlineTrail outline_trail_;
    std::optional<RecordedAnswer> recorded_;
    Trail recorded_trail_;
};

}  // namespace lab
