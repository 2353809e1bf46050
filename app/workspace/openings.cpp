// What is open, and undo and redo: of what is done in a scene, and of the opening of one that no
// file holds.
#include <algorithm>

#include "workspace/workspace.hpp"

namespace lab {

namespace {

std::string opening_label(const Session& opened) {
    return "Open “" + opened.scene().title + "”";
}

}  // namespace

bool Workspace::open_first(const std::function<bool(const Entry&)>& is_wanted) {
    const auto open_in = [&](const std::vector<Entry>& entries) {
        const auto found = std::find_if(entries.begin(), entries.end(), is_wanted);
        if (found == entries.end()) return false;
        open(Entry(*found));  // a copy: opening may list all anew
        return true;
    };
    return open_in(scenes_) || open_in(unlisted());
}

bool Workspace::open(const std::string& id) {
    return open_first([&](const Entry& entry) { return entry.id == id; });
}

bool Workspace::open(const std::string& id, const std::string& path) {
    return open_first([&](const Entry& entry) { return entry.id == id && entry.path == path; });
}

/// A scene that was edited keeps its history when it is left, and has it back when it is opened
/// again.
void Workspace::open(const Entry& entry, bool afresh) {
    auto kept = std::find_if(sessions_.begin(), sessions_.end(), [&](const auto& session) {
        return session->id() == entry.id && session->path() == entry.path;
    });
    const bool is_new = kept == sessions_.end() || afresh;
    if (kept == sessions_.end()) kept = sessions_.insert(kept, nullptr);
    if (is_new) *kept = std::make_shared<Session>(entry);
    if (is_new && !settings_.motion) (*kept)->view().playing = false;
    show(*kept);
}

void Workspace::show(std::shared_ptr<Session> session) {
    if (session_ != nullptr) {
        session_->put_away();
        // Its picture may have changed.
        if (!session_->is_saved()) covers_.erase(session_->path() + session_->id());
    }
    crowd_comparison = {};
    session_ = std::move(session);
    settings_.scene = session_->id();
}

bool Workspace::is_open(const Entry& entry) const {
    return entry.id == session_->id() && entry.path == session_->path();
}

void Workspace::open_neighbour(int by) {
    if (lessons_.is_open()) return lessons_.turn(by);
    const auto found = std::find_if(scenes_.begin(), scenes_.end(),
                                    [&](const Entry& entry) { return is_open(entry); });
    const auto count = static_cast<int>(scenes_.size());
    const int at = found == scenes_.end() ? 0 : static_cast<int>(found - scenes_.begin());
    open(scenes_[static_cast<std::size_t>((at + by + count) % count)]);
}

std::vector<Entry> Workspace::unlisted() const {
    std::vector<Entry> found;
    for (const auto& session : sessions_) {
        const bool is_listed = std::any_of(scenes_.begin(), scenes_.end(), [&](const Entry& entry) {
            return entry.id == session->id() && entry.path == session->path();
        });
        const bool has_file = !session->path().empty();
        // One whose opening was taken back is nothing any more.
        const bool is_undone = !has_file && session->is_saved();
        if (is_listed || is_undone) continue;
        const bool is_step = !has_file && lessons_.has_scene(session->id());
        if (is_step) continue;  // a lesson is found by its shelf
        found.push_back({session->id(), session->scene(), session->path(), session->stamp()});
        found.back().scene.group = unlisted_group;
    }
    return found;
}

/// Once it is saved, a scene stands for itself.
std::optional<Workspace::Opening> Workspace::opening_behind() const {
    if (session_->history().can_undo() || !session_->path().empty()) return {};
    const auto found = std::find_if(openings_.rbegin(), openings_.rend(), [&](const Opening& each) {
        return each.opened.lock() == session_ && !each.over.expired();
    });
    if (found == openings_.rend()) return {};
    return *found;
}

/// An edit ends what could be done again, this too.
std::optional<Workspace::Opening> Workspace::opening_ahead() const {
    if (session_->history().can_redo() || session_->in_gesture()) return {};
    const auto found = std::find_if(openings_.rbegin(), openings_.rend(), [&](const Opening& each) {
        return each.over.lock() == session_ && !each.opened.expired() &&
               each.left == session_->scene();
    });
    if (found == openings_.rend()) return {};
    return *found;
}

bool Workspace::can_undo() const {
    return session_->history().can_undo() || opening_behind();
}

bool Workspace::can_redo() const {
    return session_->history().can_redo() || opening_ahead();
}

std::string Workspace::undo_label() const {
    if (session_->history().can_undo()) return session_->history().undo_label();
    return opening_behind() ? opening_label(*session_) : "";
}

std::string Workspace::redo_label() const {
    if (session_->history().can_redo()) return session_->history().redo_label();
    const auto opening = opening_ahead();
    return opening ? opening_label(*opening->opened.lock()) : "";
}

void Workspace::undo() {
    const auto opening = opening_behind();
    if (!opening) return session_->undo();
    session_->mark_unmade();
    show(opening->over.lock());
    // Both may have the same title.
    say("Back in “" + session_->scene().title + "”. Ctrl+Shift+Z opens the other one again.");
}

/// What has no other version goes as a whole, as if its opening were undone.
void Workspace::discard_restored() {
    if (!session_->is_restored()) return;
    const std::string title = "“" + session_->scene().title + "”";
    if (session_->history().can_undo()) {
        session_->undo();
        return say(title + " is as it was saved. Ctrl+Shift+Z brings the changes back.");
    }
    const bool is_listed = std::any_of(scenes_.begin(), scenes_.end(),
                                       [&](const Entry& entry) { return is_open(entry); });
    // What came back is what the list has.
    if (is_listed) return session_->mark_unmade();

    const std::shared_ptr<Session> discarded = session_;
    // Its file is gone; it would stand for that file if it kept the path.
    if (!discarded->path().empty()) discarded->mark_saved(unused_id(discarded->id()), "", 0);
    discarded->mark_unmade();
    open(scenes_.front());
    openings_.push_back({session_, session_->scene(), discarded});
    say("Discarded " + title + ". Ctrl+Shift+Z opens it again.");
}

void Workspace::redo() {
    const auto opening = opening_ahead();
    if (!opening) return session_->redo();
    show(opening->opened.lock());
    session_->mark_unsaved();
}

}  // namespace lab
