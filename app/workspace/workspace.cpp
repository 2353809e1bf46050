#include "workspace/workspace.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace lab {

Workspace::Workspace(std::vector<Entry> scenes, Settings settings, Host& host)
    : scenes_(std::move(scenes)), settings_(std::move(settings)), host_(host), journal_(host) {
    if (scenes_.empty()) throw std::invalid_argument("the lab has no scene to open");
    if (!open(settings_.scene)) open(scenes_.front().id);
}

Workspace::~Workspace() = default;

const Evaluation& Workspace::cover_of(const Entry& entry) {
    const std::string key = entry.path + entry.id;
    const auto found = covers_.find(key);
    if (found != covers_.end()) return found->second;
    Timeline timeline;
    try {
        return covers_.emplace(key, evaluate(entry.scene, entry.scene.cover, timeline))
            .first->second;
    } catch (const std::exception&) {
        // A small picture without a shape; opened, the scene says why.
        return covers_.emplace(key, Evaluation{}).first->second;
    }
}

void Workspace::say(std::string sentence, bool is_error) {
    constexpr double letters_a_second = 15;
    const double to_read = static_cast<double>(sentence.size()) / letters_a_second;
    notice_ = {std::move(sentence), std::max(is_error ? 8.0 : 4.0, to_read), is_error};
}

void Workspace::forget_problem() {
    if (notice_.is_error) notice_ = {};
}

void Workspace::let_scenes_move(bool wanted) {
    settings_.motion = wanted;
    if (wanted) return;
    for (const auto& session : sessions_) session->view().playing = false;
}

bool Workspace::hides_answer() {
    return lessons_.awaits_prediction() || session_->walk_goes_on();
}

void Workspace::advance(double seconds) {
    session_->advance(seconds);
    notice_.seconds -= seconds;
}

void Workspace::close_broken() {
    const std::shared_ptr<Session> broken = session_;
    open_new();
    sessions_.erase(std::remove(sessions_.begin(), sessions_.end(), broken), sessions_.end());
    openings_.clear();
}

}  // namespace lab
