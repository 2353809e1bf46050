// Opens and closes scenes.
#include <algorithm>

#include "picture/scene_frame.hpp"
#include "workspace/parting_case.hpp"
#include "workspace/scenes.hpp"
#include "workspace/workspace.hpp"

namespace lab {

bool Workspace::open_first(const std::function<bool(const Entry&)>& is_wanted) {
    const auto open_in = [&](const std::vector<Entry>& entries) {
        const auto found = std::find_if(entries.begin(), entries.end(), is_wanted);
        if (found == entries.end()) return false;
        open(Entry(*found));  // a copy, since opening may rebuild the list
        return true;
    };
    return open_in(scenes_) || open_in(unlisted());
}

bool Workspace::open_case_of_zoo(const std::string& id) {
    const Entry* found = zoo_case(id);
    if (found != nullptr) open(*found);
    return found != nullptr;
}

void Workspace::open_parting_case() {
    const Implementation* other = session().moment().beside;
    if (other == nullptr) return;
    const auto found = parting_case(session().now().posed, session().view().shown_query(), *other);
    if (!found)
        return say(
            "No case was found in which the two answers differ. Plain arithmetic is enough here.");
    if (found->of_zoo.empty()) {
        Scene scene = found->scene;
        scene.title = unused_title("Where they part");
        open_unsaved("parting", std::move(scene));
    } else {
        open(found->of_zoo);
    }
    session().view().playing = false;
    session().view().query = static_cast<int>(found->query);
    session().compare_with(other);
    session().show_both(true);
}

void Workspace::open_listed(const std::string& name, Scene scene) {
    scene.title = unused_title(scene.title);
    open_unsaved(name, std::move(scene));
}

void Workspace::open_find(std::size_t index) {
    const BreachSearch& search = session().breach_search();
    if (index >= search.finds().size()) return;
    const Implementation* against = search.against(session());
    open_listed("find", search.finds()[index].scene);
    session().compare_with(against);
}

void Workspace::open_fault(std::size_t index) {
    const FaultSearch& search = session().fault_search();
    if (index >= search.faults().size()) return;
    open_listed("fault", search.faults()[index].scene);
}

bool Workspace::open(const std::string& id) {
    return open_first([&](const Entry& entry) { return entry.id == id; }) || open_case_of_zoo(id);
}

bool Workspace::open(const std::string& id, const std::string& path) {
    const auto is_wanted = [&](const Entry& entry) { return entry.id == id && entry.path == path; };
    return open_first(is_wanted) || (path.empty() && open_case_of_zoo(id));
}

/// An edited scene keeps its session, and so its history, when another scene is shown.
void Workspace::open(const Entry& entry, bool afresh) {
    auto kept = std::find_if(sessions_.begin(), sessions_.end(), [&](const auto& session) {
        return session->id() == entry.id && session->path() == entry.path;
    });
    const bool is_new = kept == sessions_.end() || afresh;
    if (kept == sessions_.end()) kept = sessions_.insert(kept, nullptr);
    if (is_new) {
        Entry framed = entry;
        frame_motion(framed.scene);
        *kept = std::make_shared<Session>(framed);
    }
    if (is_new && !settings_.motion) (*kept)->view().playing = false;
    show(*kept);
    // A level isn't saved as a scene yet.
    if (is_new && entry.scene.level && entry.path.empty()) session_->mark_unsaved();
}

void Workspace::show(std::shared_ptr<Session> session) {
    if (session_ != nullptr && session_ != session) session_->end_take();
    if (session_ != nullptr) session_->put_away();
    crowd_comparison = {};
    session_ = std::move(session);
    // Sessions that show recorded queries come and go.
    std::erase_if(shown_,
                  [&](const auto& each) { return each.expired() || each.lock() == session_; });
    shown_.push_back(session_);
    settings_.scene = session_->id();
}

bool Workspace::shows_zoo() const {
    return session_->path().empty() && zoo_case(session_->id()) != nullptr;
}

bool Workspace::is_listed(const Session& session) const {
    const auto is_it = [&](const Entry& entry) {
        return entry.id == session.id() && entry.path == session.path();
    };
    return std::any_of(scenes_.begin(), scenes_.end(), is_it) ||
           (session.path().empty() && zoo_case(session.id()) != nullptr);
}

bool Workspace::is_open(const Entry& entry) const {
    return entry.id == session_->id() && entry.path == session_->path();
}

void Workspace::open_neighbour(int by) {
    if (lessons_.is_open()) return lessons_.turn(by);
    const std::vector<Entry>& all = shows_zoo() ? zoo_cases() : scenes_;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Entry& entry) { return is_open(entry); });
    const auto count = static_cast<int>(all.size());
    const int at = found == all.end() ? 0 : static_cast<int>(found - all.begin());
    open(Entry(all[static_cast<std::size_t>((at + by + count) % count)]));
}

std::vector<Entry> Workspace::unlisted() const {
    std::vector<Entry> found;
    for (const auto& session : sessions_) {
        const bool has_file = !session->path().empty();
        // A scene without a file and without changes isn't worth keeping.
        const bool is_nothing = !has_file && session->is_saved();
        if (is_nothing || is_listed(*session)) continue;
        const bool is_step = !has_file && lessons_.has_scene(session->id());
        if (is_step) continue;  // a lesson's scenes are found through its lesson
        found.push_back({session->id(), session->scene(), session->path(), session->stamp()});
        found.back().scene.group = unlisted_group;
    }
    return found;
}

/// A notice about a change doesn't apply to the scene without it.
void Workspace::undo() {
    const bool was_read = undo_label() == label_of_level_read;
    session_->undo();
    if (!notice_.is_error) notice_ = {};
    if (was_read)
        say("This is the level as it was before its editor saved it. Ctrl+Y brings back what the "
            "file has now.");
}

void Workspace::redo() {
    session_->redo();
    if (!notice_.is_error) notice_ = {};
}

std::string Workspace::undo_label() const {
    return can_undo() ? session_->history().undo_label() : "";
}

std::string Workspace::redo_label() const {
    return can_redo() ? session_->history().redo_label() : "";
}

void Workspace::remove_session(const std::shared_ptr<Session>& session) {
    sessions_.erase(std::remove(sessions_.begin(), sessions_.end(), session), sessions_.end());
    std::erase_if(shown_, [&](const auto& each) { return each.lock() == session; });
}

void Workspace::show_previous() {
    std::erase_if(shown_, [](const auto& each) { return each.expired(); });
    if (shown_.empty()) return open(Entry(scenes_.front()));
    show(shown_.back().lock());
}

void Workspace::close() {
    const std::shared_ptr<Session> closed = session_;
    closed->end_gesture();
    remove_session(closed);
    closed_.push_back(closed);
    show_previous();
    say("Closed “" + closed->scene().title + "”. Ctrl+Shift+T opens it again.");
}

/// If the scene was opened meanwhile, this is another version of it.
void Workspace::reopen() {
    const std::shared_ptr<Session> again = closed_.back();
    closed_.pop_back();
    const auto same = std::find_if(sessions_.begin(), sessions_.end(), [&](const auto& each) {
        return each->id() == again->id() && each->path() == again->path();
    });
    if (same != sessions_.end()) again->mark_saved(unused_id(again->id()), "", 0);
    if (same != sessions_.end()) again->mark_unsaved();
    sessions_.push_back(again);
    show(again);
}

/// A scene without another version is closed.
void Workspace::discard_restored() {
    if (!session_->is_restored()) return;
    const std::string title = "“" + session_->scene().title + "”";
    if (session_->history().can_undo()) {
        session_->undo();
        return say(title + " is as it was saved. Ctrl+Shift+Z brings the changes back.");
    }
    if (lessons_.is_open()) {
        lessons_.reopen();
        return say("Discarded the changes: the step is as its lesson begins it.");
    }
    // The restored scene is the one in the list.
    if (is_listed(*session_)) return session_->mark_unmade();

    // Its file is gone. If it kept the path, a reopened scene would count as that file.
    if (!session_->path().empty()) {
        session_->mark_saved(unused_id(session_->id()), "", 0);
        session_->mark_unsaved();
    }
    close();
    say("Discarded " + title + ". Ctrl+Shift+T opens it again.");
}

}  // namespace lab
