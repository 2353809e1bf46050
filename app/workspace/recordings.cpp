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
    auto opened = std::make_unique<OpenRecording>(path, std::move(text), stamp);
    opened->follow();
    if (!opened->replay().is_recording() && opened->is_read())
        throw std::runtime_error(path +
                                 ": expected a recording, which begins with "
                                 "isect-recording 1 or has a key frame");
    const bool has_query = opened->shown() != isect::npos;
    recording_ = std::move(opened);
    forget_problem();
    if (!has_query)
        return say(
            "This recording has no query yet. The lab shows the first one when the game "
            "has written it.");
    show_moment();
    say("A recording of a game. Drag along the marks below, or press . and , to go through its "
        "queries.");
}

bool Workspace::shows_recording() const {
    return recording_ != nullptr && recorded_.lock() == session_;
}

void Workspace::follow_recording() {
    if (recording_ == nullptr) return;
    const std::size_t before = recording_->shown();
    recording_->follow();
    const bool is_first = before == isect::npos;
    if (recording_->shown() != before && (is_first || shows_recording())) show_moment();
}

/// Another query has a session of its own, so that no step of the history leads from one to
/// another.
void Workspace::show_moment() {
    const std::shared_ptr<Session> before = recorded_.lock();
    std::optional<View> view;
    if (before != nullptr && before->history().can_undo()) {
        before->mark_saved(unused_id("moment"), "", 0);
        before->mark_unsaved();
    } else if (before != nullptr) {
        view = before->view();
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
    const std::shared_ptr<Session> shown = recorded_.lock();
    if (recording_ != nullptr)
        say("The recording is closed. Open " + recording_->path() + " to see it again.");
    recording_.reset();
    recorded_.reset();
    if (shown == nullptr || shown->history().can_undo()) return;
    remove_session(shown);
    if (shown == session_) show_previous();
}

/// A file that is shorter than before was begun anew.
bool Workspace::refresh_recording() {
    if (recording_ == nullptr) return false;
    const std::int64_t stamp = host_.stamp(recording_->path());
    if (stamp == 0 || stamp == recording_->stamp()) return false;
    try {
        const auto more = host_.read_file_from(recording_->path(), recording_->size());
        if (more) {
            recording_->grow(*more, stamp);
        } else {
            const std::string path = recording_->path();
            recording_ = std::make_unique<OpenRecording>(path, host_.read_file(path), stamp);
        }
    } catch (const std::runtime_error& error) {
        say(error.what(), true);
    }
    return true;
}

}  // namespace lab
