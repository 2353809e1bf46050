// The recording of a game that is open, and the scene that shows one of its queries.
#include <algorithm>
#include <stdexcept>
#include <utility>

#include "geometry/camera.hpp"
#include "geometry/outline.hpp"
#include "recording/replay_text.hpp"
#include "scene/file.hpp"
#include "workspace/lesson_recordings.hpp"
#include "workspace/open_recording.hpp"
#include "workspace/recording_beside.hpp"
#include "workspace/workspace.hpp"

namespace lab {
namespace {

constexpr const char* recorded_id = "recorded";

Vec2 place_of_mover(const Scene& scene) {
    return scene.shapes.empty() ? Vec2{} : position(scene.shapes.front().geometry);
}

}  // namespace

void Workspace::open_recording(const std::string& path, std::string text, std::int64_t stamp) {
    if (std::exchange(compares_next_, false) && recording_ != nullptr)
        return compare_recording(path, std::move(text), stamp);
    auto opened = std::make_unique<OpenRecording>(path, std::move(text), stamp, recordings_ + 1);
    if (!opened->is_recording()) throw std::runtime_error(path + no_recording_text);
    ++recordings_;
    const bool is_another =
        recording_ != nullptr && recording_->path() != path && recording_->stamp() != 0;
    recording_before_ = is_another ? recording_->path() : "";
    beside_.reset();
    recording_ = std::move(opened);
    awaits_query_ = true;
    forget_problem();
    follow_recording();
    say(awaits_query_ && recording_->is_read() ? "This recording has no query yet. The first one "
                                                 "is shown when the game has written it."
                                               : "A recording of a game. Drag along the marks "
                                                 "below, or press . and , to go through its "
                                                 "queries.");
    if (recording_before_.empty()) return;
    say("This recording is open in place of " + file_stem(recording_before_) +
        ". If both are of the same game, compare them.");
    offer("compare_with_before");
}

void Workspace::open_recording(const StepRecording& wanted, const std::string& assets) {
    compares_next_ = false;
    try {
        open_recording(wanted.name + ".recording", recording_text(wanted.name, assets), 0);
    } catch (const std::runtime_error& error) {
        return say(error.what(), true);
    }
    while (!recording_->is_read()) follow_recording();
    const std::size_t query = first_query(recording_->index(), wanted.frame);
    if (query != isect::npos && query != recording_->shown()) show_recorded(query);
}

bool Workspace::shows_recording() const {
    return recording_ != nullptr && recorded_.lock() == session_ && session_->path().empty();
}

/// What the user is doing with a recorded query isn't interrupted.
void Workspace::follow_recording() {
    if (recording_ == nullptr) return;
    recording_->follow([this] { return host_.seconds(); });
    follow_comparison();
    const bool has_query = recording_->shown() != isect::npos;
    if (has_query && std::exchange(awaits_query_, false)) return show_moment();
    if (shows_recording() && !is_busy_with_moment() &&
        (recording_->show_found() || recording_->follow_end()))
        show_moment();
}

void Workspace::advance_recording(double seconds) {
    if (recording_ == nullptr || !recording_->is_playing()) return;
    if (!shows_recording() || is_busy_with_moment()) return recording_->play(false);
    if (recording_->advance(seconds)) show_moment();
}

void Workspace::play_recording() {
    if (recording_ == nullptr) return;
    const bool plays = !recording_->is_playing() && recording_->shown() != isect::npos;
    // From the end, it begins again.
    const std::size_t next = recording_->next_frame(1);
    if (plays && next == isect::npos && recording_->is_done()) show_recorded(0);
    recording_->play(plays);
}

void Workspace::search_recording(const std::string& words) {
    if (recording_ != nullptr) recording_->search(words);
}

void Workspace::judge_recording_within(double within) {
    if (recording_ == nullptr || within == recording_->settings().within) return;
    recording_->judge_within(within);
    if (shows_recording() && !is_busy_with_moment()) show_moment();
}

bool Workspace::is_busy_with_moment() const {
    return session_->in_gesture() || session_->walks() || session_->history().can_undo();
}

void Workspace::set_aside(Session& session) {
    session.end_gesture();
    session.mark_saved(unused_id("moment"), "", 0);
    session.mark_unsaved();
}

/// Another query has a session of its own, so that no step of the history leads from one to
/// another.
void Workspace::show_moment() {
    // A game that has started again may not have asked anything.
    if (recording_->shown() == isect::npos) return;
    std::optional<View> view;
    Vec2 before_mover{};
    // One of them may have come back from the journal.
    for (const std::shared_ptr<Session>& session : sessions_) {
        if (session->id() != recorded_id || !session->path().empty()) continue;
        if (session->history().can_undo() || !session->is_saved())
            set_aside(*session);
        else {
            view = session->view();
            before_mover = place_of_mover(session->scene());
        }
    }
    // The next start would find no scene with this id.
    const std::string before = settings_.scene;
    open({recorded_id, recorded_scene()}, true);
    settings_.scene = before;
    recorded_ = session_;
    if (recording_->moment().answer)
        session_->keep_recorded(*recording_->moment().answer, recording_->moment().track);
    session_->view().playing = false;
    if (!view) return;
    session_->view().layers = view->layers;
    session_->view().grid = view->grid;
    session_->view().against = view->against;
    if (view->auto_frame) return;
    session_->view().auto_frame = false;
    // A close view goes on with the mover.
    session_->view().camera =
        moved_by(view->camera, place_of_mover(session_->scene()) - before_mover);
}

void Workspace::show_recorded(std::size_t query) {
    if (recording_ == nullptr) return;
    recording_->go_to(query);
    show_moment();
}

void Workspace::show_recorded_or_say(std::size_t query, const std::string& nothing) {
    if (query != isect::npos) return show_recorded(query);
    say(nothing + (recording_->is_done() ? "." : ", as far as the recording is judged."));
}

void Workspace::step_recorded(int by) {
    if (recording_ == nullptr || recording_->shown() == isect::npos) return;
    if (by == 0) return show_recorded(recording_->shown());
    show_recorded_or_say(
        recording_->next_query(by),
        std::string("This is the ") + (by > 0 ? "last" : "first") +
            (recording_->found().filter().is_empty() ? " query" : " query that was found"));
}

void Workspace::step_recorded_frame(int by) {
    if (recording_ == nullptr) return;
    const std::string which = by > 0 ? "last" : "first";
    show_recorded_or_say(
        recording_->next_frame(by),
        "This is the " + which +
            (recording_->found().filter().is_empty() ? " frame with a query"
                                                     : " frame with a query that was found"));
}

void Workspace::step_to_wrong(int by) {
    if (recording_ == nullptr) return;
    const std::string where = by > 0 ? "after" : "before";
    show_recorded_or_say(recording_->next_wrong(by),
                         recording_->found().filter().is_empty()
                             ? "No answer " + where + " this one is wrong"
                             : "No wrong answer was found " + where + " this one");
}

void Workspace::open_recorded() {
    if (recording_ == nullptr || recording_->shown() == isect::npos) return;
    const RecordedMoment& moment = recording_->moment();
    Scene scene = recorded_scene();
    if (moment.answer && moment.answer->end) scene.shapes.push_back(*moment.answer->end);
    scene.title += " of " + file_stem(recording_->path());
    open_listed("moment", std::move(scene));
    say("This scene is yours: change it, and save it. The recording stays open.");
    offer("back_to_recording");
}

void Workspace::close_recording() {
    if (recording_ == nullptr) return;
    const std::shared_ptr<Session> shown = recorded_.lock();
    const bool is_file = recording_->stamp() != 0;
    say("The recording is closed." +
        (is_file ? " Open " + recording_->path() + " to see it again." : ""));
    recording_.reset();
    beside_.reset();
    recording_before_.clear();
    compares_next_ = false;
    recorded_.reset();
    awaits_query_ = false;
    if (shown == nullptr || !shown->path().empty()) return;
    if (shown->history().can_undo()) return set_aside(*shown);
    remove_session(shown);
    if (shown == session_) show_previous();
}

bool Workspace::refresh_recording() {
    const bool is_file = recording_ != nullptr && recording_->stamp() != 0;
    if (!is_file) return false;
    try {
        RecordingNews news = news_of(*recording_, host_);
        if (news.has_grown) recording_->grow(news.text, news.stamp);
        if (news.begins_again) {
            awaits_query_ = awaits_query_ || shows_recording();
            auto fresh = std::make_unique<OpenRecording>(recording_->path(), std::move(news.text),
                                                         news.stamp, ++recordings_);
            fresh->judge_within(recording_->settings().within);
            fresh->search(recording_->found().filter().text());
            recording_ = std::move(fresh);
        }
        return news.has_grown || news.begins_again;
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
    return true;
}

}  // namespace lab
