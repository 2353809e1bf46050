#include "workspace/lesson_book.hpp"

#include <algorithm>
#include <cmath>

#include "scene/edit.hpp"
#include "scene/error.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"
#include "scene/text.hpp"
#include "workspace/far_away.hpp"
#include "workspace/microscope.hpp"
#include "workspace/open_recording.hpp"
#include "workspace/workspace.hpp"

namespace lab {

namespace {

/// What the lab's instruments show of the open scene.
InstrumentsNow instruments_of(const Workspace& workspace) {
    InstrumentsNow now;
    const Session& session = workspace.session();
    const View& view = session.view();
    if (view.map) now.map = map_layer_names[static_cast<std::size_t>(view.map->layer)];
    if (view.against != nullptr) now.compared = view.against->name;
    if (session.moment().other) now.differs = !session.moment().other->differences.empty();
    now.microscope = is_under_microscope(session);
    now.far_away = far_power(session);
    now.finds = session.breach_search().finds().size();
    now.playing = view.playing;
    if (workspace.shows_recording()) {
        const OpenRecording& recording = *workspace.recording();
        now.recorded = {recording.frame(), recording.moment().wrong.has_value()};
    }
    return now;
}

/// Shows what the step wants beside the canvas.
void show_views(Session& session, const LessonStep& step) {
    session.view().derivation = step.derive;
    session.view().moment.reset();
    session.view().round.reset();
    session.show_both(step.both_sources);
}

/// Applies a step's settings to a scene that the learner has changed.
void go_on(Session& session, const LessonStep& step) {
    if (!step.sets.empty()) {
        const Evaluation now = session.now();
        session.edit(step.heading, [&](Scene& scene) {
            for (const std::string& set : step.sets) {
                try {
                    apply_set(scene, now.posed, set);
                } catch (const SetError&) {
                    // The learner has deleted this shape, but the rest of the step still applies.
                    continue;
                }
            }
        });
    }
    session.view().layers = step.scene.show;
    session.view().playing = step.scene.opens->playing.value_or(false);
    session.view().query = step.scene.opens->query.value_or(0);
    show_views(session, step);
}

}  // namespace

void LessonBook::fill(std::vector<Lesson> lessons) {
    lessons_ = std::move(lessons);
    read_later_ = nullptr;
    const std::string& last = workspace_.settings().lesson;
    const auto found = std::find_if(lessons_.begin(), lessons_.end(),
                                    [&](const Lesson& each) { return each.id == last; });
    lesson_ = found == lessons_.end() ? 0 : static_cast<std::size_t>(found - lessons_.begin());
    // The step may be open already, with unsaved changes.
    if (found != lessons_.end()) step_ = std::min(progress_here().step, found->steps.size() - 1);
}

void LessonBook::read_now() {
    if (read_later_) fill(read_later_());
}

LessonProgress& LessonBook::progress_here() {
    return workspace_.settings().lessons[lesson().id];
}

bool LessonBook::is_done(std::size_t step) const {
    const auto& kept = workspace_.settings().lessons;
    const auto progress = kept.find(lesson().id);
    return progress != kept.end() && progress->second.done.count(step) > 0;
}

/// Steps that continue a scene share its id.
std::string LessonBook::scene_id(const Lesson& lesson, std::size_t step) {
    while (lesson.steps[step].goes_on) --step;
    return "lesson " + lesson.id + " " + std::to_string(step + 1);
}

bool LessonBook::has_scene(const std::string& id) const {
    return std::any_of(lessons_.begin(), lessons_.end(), [&](const Lesson& lesson) {
        for (std::size_t step = 0; step < lesson.steps.size(); ++step)
            if (scene_id(lesson, step) == id) return true;
        return false;
    });
}

void LessonBook::open(std::size_t lesson) {
    workspace_.drop_notice();
    lesson_ = lesson;
    step_ = std::min(progress_here().step, this->lesson().steps.size() - 1);
    enter(false);
}

void LessonBook::go_to(std::size_t step) {
    workspace_.drop_notice();  // It was about the step that the learner leaves.
    const bool goes_on = step == step_ + 1 && lesson().steps[step].goes_on && is_open();
    const bool shares =
        scene_id(lesson(), step) == scene_id(lesson(), step_) && !goes_on && step != step_;
    step_ = step;
    if (goes_on) {
        begin_step();
        go_on(workspace_.session(), this->step());
        if (!workspace_.settings().motion) workspace_.session().view().playing = false;
    } else {
        enter(shares);
    }
}

bool LessonBook::has_next() const {
    return step_ + 1 < lesson().steps.size() || lesson_ + 1 < lessons_.size();
}

void LessonBook::turn(int by) {
    if (by < 0) {
        if (step_ > 0) go_to(step_ - 1);
    } else if (step_ + 1 < lesson().steps.size()) {
        go_to(step_ + 1);
    } else if (has_next()) {
        workspace_.settings().lessons[lessons_[lesson_ + 1].id].step = 0;
        open(lesson_ + 1);
    }
}

void LessonBook::open_named(const std::string& name) {
    read_now();
    const std::size_t slash = std::min(name.find('/'), name.size());
    const std::string id = name.substr(0, slash);
    Names known;
    for (std::size_t i = 0; i < lessons_.size(); ++i) {
        known.push_back(lessons_[i].id);
        if (lessons_[i].id != id) continue;
        const auto count = static_cast<double>(lessons_[i].steps.size());
        const auto step = slash == name.size() ? 1 : parse_number(name.substr(slash + 1));
        if (!step || *step < 1 || *step > count || *step != std::floor(*step))
            throw UsageError("lesson " + id + " has " +
                             (count == 1 ? "one step" : "the steps 1 to " + number_text(count)));
        lesson_ = i;
        step_ = static_cast<std::size_t>(*step) - 1;
        enter(false);
        return;
    }
    throw UsageError("no lesson is named " + id + suggestion(id, known));
}

void LessonBook::leave_or_return() {
    if (lessons_.empty()) return;
    if (is_open()) {
        shelf_shown = true;
        if (!workspace_.open(scene_before_, path_before_) && !workspace_.open(scene_before_))
            workspace_.open(workspace_.scenes().front());
    } else {
        open(lesson_);
    }
}

void LessonBook::start_again() {
    forget_step(lesson().id, step_);
    enter(true);
}

/// A page that has been changed since it passed has to pass again.
void LessonBook::begin_step() {
    hint_shown = false;
    page_changed_ = step().page && is_done(step_) && !run_through(step(), page_text()).passes();
    page_run_.reset();
    progress_here().step = step_;
}

void LessonBook::enter(bool afresh) {
    cross.reset();
    begin_step();
    workspace_.settings().lesson = lesson().id;
    Scene scene = step().scene;
    scene.title = visible_text(step().heading);
    scene.caption = lesson().title;
    scene.group = "Lessons";
    scene_before_ = workspace_.settings().scene;
    // Between two steps, the open scene is itself a step, and the earlier path stays.
    if (workspace_.session().id() == scene_before_) path_before_ = workspace_.session().path();
    if (step().recording)
        open_recording(afresh);
    else
        workspace_.open(Entry{scene_id(lesson(), step_), std::move(scene)}, afresh);
    show_views(workspace_.session(), step());
    // A lesson's scene has no id that the next start would find.
    workspace_.settings().scene = scene_before_;
}

bool LessonBook::is_open() const {
    if (lessons_.empty()) return false;
    if (step().recording) return shows_recording();
    return workspace_.session().path().empty() &&
           workspace_.session().id() == scene_id(lesson(), step_);
}

void LessonBook::check() {
    margin_.clear();
    if (!is_open()) return;
    progress_here().seen.insert(step_);
    holds_ = is_done(step_);
    if (step().page) return check_page();
    if (!step().task) return;
    const auto* conditions = std::get_if<Conditions>(&*step().task);
    if (conditions == nullptr) return;
    holds_ = false;
    Session& session = workspace_.session();
    if (session.awaits_crowd()) return;
    try {
        Progress now = progress(*conditions, session.now(), session.view().shown_query(),
                                instruments_of(workspace_));
        // The margin would give the answer away.
        if (!step().is_quiet && !step().hint.empty()) margin_ = std::move(now.margin);
        holds_ = now.done;
        // What a drag only passes doesn't count.
        if (now.done && !session.in_gesture()) progress_here().done.insert(step_);
    } catch (const TaskError& error) {
        // The learner has deleted or renamed what the task is about.
        margin_ = error.what();
    }
}

bool LessonBook::awaits_prediction() const {
    // After a correct prediction, the question isn't asked again, even after a restart, until the
    // step is restarted.
    return is_open() && step().task && std::holds_alternative<Prediction>(*step().task) &&
           !prediction() && !is_done(step_);
}

std::string LessonBook::hidden_segment() const {
    return awaits_prediction() ? std::get<Prediction>(*step().task).without : "";
}

std::size_t LessonBook::steps_done(std::size_t lesson) const {
    const Lesson& all = lessons_[lesson];
    const auto& kept = workspace_.settings().lessons;
    const auto progress = kept.find(all.id);
    if (progress == kept.end()) return 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < all.steps.size(); ++i) {
        const auto& where = all.steps[i].asks() ? progress->second.done : progress->second.seen;
        count += where.count(i);
    }
    return count;
}

bool LessonBook::is_finished(std::size_t lesson) const {
    return steps_done(lesson) == lessons_[lesson].steps.size();
}

void LessonBook::predict(Vec2 place) {
    predictions_[{lesson().id, step_}] = place;
    const auto right = truth();
    const double within = std::get<Prediction>(*step().task).within;
    if (right && isect::distance(*right, place) <= within) progress_here().done.insert(step_);
}

std::optional<Vec2> LessonBook::prediction() const {
    if (!is_open()) return {};
    const auto found = predictions_.find({lesson().id, step_});
    if (found == predictions_.end()) return {};
    return found->second;
}

std::optional<Vec2> LessonBook::truth() const {
    Session& session = workspace_.session();
    try {
        return place_of(std::get<Prediction>(*step().task), session.now(),
                        session.view().shown_query());
    } catch (const TaskError&) {
        // The learner has deleted or renamed what the task is about.
        return {};
    }
}

}  // namespace lab
