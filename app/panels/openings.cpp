// What is open, and undo and redo: of what is done in a scene, and of the opening of one that no
// file holds.
#include <algorithm>

#include "panels/lab.hpp"

namespace lab {

namespace {

std::string opening_label(const Session& opened) {
    return "Open “" + opened.scene().title + "”";
}

}  // namespace

std::vector<Entry> Lab::unlisted() const {
    std::vector<Entry> found;
    for (const auto& session : sessions_) {
        const bool is_listed = std::any_of(scenes_.begin(), scenes_.end(), [&](const Entry& entry) {
            return entry.id == session->id() && entry.path == session->path();
        });
        // One whose opening was taken back is nothing any more; a lesson is found by its shelf.
        const bool is_undone = session->path().empty() && session->is_saved();
        if (is_listed || is_undone || session->scene().group == "Lessons") continue;
        found.push_back({session->id(), session->scene(), session->path(), session->stamp()});
        found.back().scene.group = unlisted_group;
    }
    return found;
}

/// Once it is saved, a scene stands for itself.
std::optional<Lab::Opening> Lab::opening_behind() const {
    if (session_->history().can_undo() || !session_->path().empty()) return {};
    const auto found = std::find_if(openings_.rbegin(), openings_.rend(), [&](const Opening& each) {
        return each.opened.lock() == session_ && !each.over.expired();
    });
    if (found == openings_.rend()) return {};
    return *found;
}

/// An edit ends what could be done again, this too.
std::optional<Lab::Opening> Lab::opening_ahead() const {
    if (session_->history().can_redo() || session_->in_gesture()) return {};
    const auto found = std::find_if(openings_.rbegin(), openings_.rend(), [&](const Opening& each) {
        return each.over.lock() == session_ && !each.opened.expired() &&
               each.left == session_->scene();
    });
    if (found == openings_.rend()) return {};
    return *found;
}

bool Lab::can_undo() const {
    return session_->history().can_undo() || opening_behind();
}

bool Lab::can_redo() const {
    return session_->history().can_redo() || opening_ahead();
}

std::string Lab::undo_label() const {
    if (session_->history().can_undo()) return session_->history().undo_label();
    return opening_behind() ? opening_label(*session_) : "";
}

std::string Lab::redo_label() const {
    if (session_->history().can_redo()) return session_->history().redo_label();
    const auto opening = opening_ahead();
    return opening ? opening_label(*opening->opened.lock()) : "";
}

void Lab::undo() {
    const auto opening = opening_behind();
    if (!opening) return session_->undo();
    session_->mark_unmade();
    show(opening->over.lock());
    // Both may have the same title.
    say("Back in “" + session_->scene().title + "”. Ctrl+Shift+Z opens the other one again.");
}

void Lab::redo() {
    const auto opening = opening_ahead();
    if (!opening) return session_->redo();
    show(opening->opened.lock());
    session_->mark_unsaved();
}

}  // namespace lab
