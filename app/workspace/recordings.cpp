// The recording of a game that is open, and the scene that shows one of its queries.
#include <algorithm>
#include <stdexcept>
#include <utility>

#include "scene/file.hpp"
#include "workspace/workspace.hpp"

namespace lab {
namespace {

constexpr const char* recorded_id = "recorded";

}  // namespace

void Workspace::open_recording(const std::string& path, std::string text, std::int64_t stamp) {
    auto opened = std::make_unique<OpenRecording>(path, std::move(text), stamp, recordings_ + 1);
    if (!opened->is_recording())
        throw std::runtime_error(path +
                                 ": expected a recording, which begins with "
                                 "isect-recording 1 or has a key frame");
    ++recordings_;
    recording_ = std::move(opened);
    awaits_query_ = true;
    forget_problem();
    follow_recording();
    say(awaits_query_ && recording_->is_read() ? "This recording has no query yet. The first one "
                                                 "is shown when the game has written it."
                                               : "A recording of a game. Drag along the marks "
                                                 "below, or press . and , to go through its "
                                                 "queries.");
}

bool Workspace::shows_recording() const {
    return recording_ != nullptr && recorded_.lock() == session_ && session_->path().empty();
}

/// What the user is doing with a recorded query isn't interrupted.
void Workspace::follow_recording() {
    if (recording_ == nullptr) return;
    recording_->follow([this] { return host_.seconds(); });
    const bool has_query = recording_->shown() != isect::npos;
    if (has_query && std::exchange(awaits_query_, false)) return show_moment();
    const bool is_busy =
        session_->in_gesture() || session_->walks() || session_->history().can_undo();
    if (shows_recording() && !is_busy && recording_->follow_end()) show_moment();
}

void Workspace::set_aside(Session& session) {
    session.end_gesture();
    session.mark_saved(unused_id("moment"), "", 0);
    session.mark_unsaved();
}

/// Another query has a session of its own, so that no step of the history leads from one to
/// another.
void Workspace::show_moment() {
    std::optional<View> view;
    // One of them may have come back from the journal.
    for (const std::shared_ptr<Session>& session : sessions_) {
        if (session->id() != recorded_id || !session->path().empty()) continue;
        if (session->history().can_undo() || !session->is_saved())
            set_aside(*session);
        else
            view = session->view();
    }
    open({recorded_id, recording_->moment().scene}, true);
    recorded_ = session_;
    session_->view().playing = false;
    if (!view) return;
    session_->view().layers = view->layers;
    session_->view().grid = view->grid;
    session_->view().against = view->against;
    if (view->auto_frame) return;
    session_->view().auto_frame = false;
    session_->view().camera = view->camera;
}

void Workspace::show_recorded(std::size_t query) {
    if (recording_ == nullptr) return;
    recording_->show(query);
    show_moment();
}

void Workspace::step_recorded(int by) {
    if (recording_ == nullptr || recording_->index().queries().empty()) return;
    const auto last = static_cast<std::int64_t>(recording_->index().queries().size()) - 1;
    const auto wanted = static_cast<std::int64_t>(recording_->shown()) + by;
    show_recorded(static_cast<std::size_t>(std::clamp<std::int64_t>(wanted, 0, last)));
}

void Workspace::step_to_wrong(int by) {
    if (recording_ == nullptr) return;
    const std::vector<std::size_t> wrong = recording_->wrong_queries();
    const std::size_t now = recording_->shown();
    const auto after = std::upper_bound(wrong.begin(), wrong.end(), now);
    const auto from = std::lower_bound(wrong.begin(), wrong.end(), now);
    if (by > 0 && after != wrong.end()) return show_recorded(*after);
    if (by < 0 && from != wrong.begin()) return show_recorded(*(from - 1));
    const char* where = by > 0 ? "after" : "before";
    say(std::string("No answer ") + where + " this one is wrong" +
        (recording_->is_done() ? "." : ", as far as they are judged."));
}

void Workspace::open_recorded() {
    if (recording_ == nullptr || recording_->shown() == isect::npos) return;
    Scene scene = recording_->moment().scene;
    scene.title += " of " + file_stem(recording_->path());
    open_listed("moment", std::move(scene));
}

void Workspace::close_recording() {
    if (recording_ == nullptr) return;
    const std::shared_ptr<Session> shown = recorded_.lock();
    say("The recording is closed. Open " + recording_->path() + " to see it again.");
    recording_.reset();
    recorded_.reset();
    awaits_query_ = false;
    if (shown == nullptr || !shown->path().empty()) return;
    if (shown->history().can_undo()) return set_aside(*shown);
    remove_session(shown);
    if (shown == session_) show_previous();
}

/// When a game starts again, it replaces its file, which then no longer continues what was read.
bool Workspace::refresh_recording() {
    if (recording_ == nullptr) return false;
    const std::string path = recording_->path();
    const std::int64_t stamp = host_.stamp(path);
    if (stamp == 0 || stamp == recording_->stamp()) return false;
    try {
        const std::string_view tail = recording_->tail();
        const auto more = host_.read_file_from(path, recording_->size() - tail.size());
        if (more && more->starts_with(tail)) {
            recording_->grow(std::string_view(*more).substr(tail.size()), stamp);
            return true;
        }
        awaits_query_ = awaits_query_ || shows_recording();
        recording_ = std::make_unique<OpenRecording>(
            path, host_.read_file_from(path, 0).value_or(""), stamp, ++recordings_);
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
    return true;
}

}  // namespace lab
