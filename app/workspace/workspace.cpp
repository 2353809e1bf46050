#include "workspace/workspace.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "workspace/open_recording.hpp"
#include "workspace/recording_beside.hpp"

namespace lab {

Workspace::Workspace(std::vector<Entry> scenes, Settings settings, Host& host)
    : scenes_(std::move(scenes)), settings_(std::move(settings)), host_(host), journal_(host) {
    if (scenes_.empty()) throw std::invalid_argument("the lab has no scene to open");
    if (!open(settings_.scene)) open(scenes_.front().id);
}

Workspace::~Workspace() = default;

const Scene& Workspace::scene_now(const Entry& entry) const {
    for (const auto& session : sessions_) {
        const bool is_same = session->id() == entry.id && session->path() == entry.path;
        if (is_same && !session->is_saved()) return session->scene();
    }
    return entry.scene;
}

const Evaluation& Workspace::cover_of(const Entry& entry) const {
    const Scene& scene = scene_now(entry);
    const auto found = covers_.find(entry.path + entry.id);
    // During a drag or a take, the cover stays the same, since it would otherwise be computed in
    // every frame.
    const bool is_fresh = found != covers_.end() &&
                          (found->second.of == scene ||
                           (is_open(entry) && (session_->in_gesture() || session_->is_live())));
    if (is_fresh) return found->second.evaluation;
    Cover& cover = covers_[entry.path + entry.id];
    cover = {scene, {}};
    Timeline timeline;
    try {
        cover.evaluation = evaluate(scene, scene.cover, timeline);
    } catch (const std::exception&) {
        // The cover shows no shapes. The error is reported when the scene is opened.
    }
    return cover.evaluation;
}

void Workspace::say(std::string sentence, bool is_error) {
    constexpr double letters_a_second = 15;
    const double to_read = static_cast<double>(sentence.size()) / letters_a_second;
    notice_ = {std::move(sentence), std::max(is_error ? 8.0 : 4.0, to_read), is_error, false, {}};
}

const Notice& Workspace::notice() const {
    return notice_.seconds > 0 || faults_notice_.text.empty() ? notice_ : faults_notice_;
}

bool Workspace::dismiss_notice() {
    if (!notice().stays) return false;
    faulty_lessons_.clear();
    faults_notice_ = {};
    return true;
}

void Workspace::forget_problem() {
    if (notice_.is_error) notice_ = {};
}

void Workspace::let_scenes_move(bool wanted) {
    settings_.motion = wanted;
    if (wanted) return;
    for (const auto& session : sessions_) session->view().playing = false;
}

bool Workspace::hides_answer() const {
    return lessons_.awaits_prediction() || session_->moment().walk_goes_on;
}

void Workspace::advance(double seconds) {
    session_->advance(seconds);
    advance_recording(seconds);
    notice_.seconds -= seconds;
}

void Workspace::close_broken() {
    const std::shared_ptr<Session> broken = session_;
    open_new();
    remove_session(broken);
}

}  // namespace lab
