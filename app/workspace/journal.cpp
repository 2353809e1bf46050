#include "workspace/journal.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <string_view>

#include "scene/case_words.hpp"
#include "scene/file.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"
#include "workspace/scenes.hpp"
#include "workspace/workspace.hpp"

namespace lab {

namespace {

/// The path tells apart files with the same name.
std::string name_of(const Session& session) {
    const std::string name = file_name_for(session.id());
    return session.path().empty() ? name : name + "@" + hash_digits(session.path());
}

constexpr std::string_view journal_ending = ".txt";

/// Leaves out the lock, and files that a lab was writing when it was killed.
bool is_entry(const std::string& path) {
    return path.size() > journal_ending.size() &&
           std::string_view(path).substr(path.size() - journal_ending.size()) == journal_ending;
}

/// Writes a file name on one line, with line breaks as %0A.
std::string line_of(const std::string& name) {
    std::string line;
    for (const char c : name) {
        if (c == '%' || c == '\n' || c == '\r') {
            line += escaped(std::string_view(&c, 1));
        } else {
            line += c;
        }
    }
    return line + "\n";
}

/// Older labs wrote a % unescaped.
std::string name_in(const std::string& line) {
    return unescaped(line).value_or(line);
}

/// The id and the path on a line each, then the scene.
std::string text_of(const Session& session) {
    return line_of(session.id()) + line_of(session.path()) + write_scene(session.scene());
}

Entry entry_of(const std::string& text, const std::string& file) {
    const std::size_t first = text.find('\n');
    const std::size_t second = first == std::string::npos ? first : text.find('\n', first + 1);
    if (second == std::string::npos) throw std::runtime_error(file + " is not a journal");
    return {name_in(text.substr(0, first)), read_scene(text.substr(second + 1), file),
            name_in(text.substr(first + 1, second - first - 1))};
}

}  // namespace

const std::vector<std::string>& Journal::folders() {
    if (folders_.empty()) folders_ = host_.journals();
    return folders_;
}

std::string Journal::file_of(const Session& session) {
    return folders().front() + name_of(session) + std::string(journal_ending);
}

void Journal::forget_what_is_gone() {
    if (folders_.empty() || host_.holds_journal(folders_.front())) return;
    folders_.clear();
    kept_.clear();
}

void Journal::write(const Session& session) {
    const std::string path = file_of(session);
    const auto known = kept_.find(path);
    if (known != kept_.end() && known->second.scene == session.scene()) return;
    host_.write_file(path, text_of(session));
    kept_[path] = {session.scene(), true};
}

/// Entries of an ended lab are first written here, and only then removed there.
void Journal::remove_what_is_saved(const std::vector<std::shared_ptr<Session>>& sessions,
                                   bool others_too) {
    for (auto kept = kept_.begin(); kept != kept_.end();) {
        const bool needed = std::any_of(
            sessions.begin(), sessions.end(), [&, path = kept->first](const auto& session) {
                return !session->is_saved() && file_of(*session) == path;
            });
        const bool stays = needed || !(others_too || kept->second.is_own);
        if (!stays) host_.remove_file(kept->first);
        kept = stays ? std::next(kept) : kept_.erase(kept);
    }
}

/// If one scene can't be written, the others still are.
void Journal::keep(const std::vector<std::shared_ptr<Session>>& sessions) {
    forget_what_is_gone();
    std::string problem;
    for (const auto& session : sessions) {
        if (session->is_saved()) continue;
        try {
            write(*session);
        } catch (const std::runtime_error& error) {
            if (problem.empty()) problem = error.what();
        }
    }
    remove_what_is_saved(sessions, problem.empty());
    if (!problem.empty()) throw std::runtime_error("Can't keep unsaved changes: " + problem);
}

std::vector<Entry> Journal::read(std::string& problem) {
    return read_from([this] { return folders(); }, problem);
}

std::vector<Entry> Journal::read_late(std::string& problem) {
    if (late_looks_ == 0) return {};
    --late_looks_;
    return read_from([this] { return host_.late_journals(); }, problem);
}

std::vector<std::string> Journal::paths_in(const Folders& folders, std::string& problem) {
    std::vector<std::string> paths;
    try {
        for (const std::string& folder : folders()) {
            const std::vector<std::string> files = host_.files_in(folder);
            std::copy_if(files.begin(), files.end(), std::back_inserter(paths), is_entry);
        }
    } catch (const std::runtime_error& error) {
        problem = error.what();
        late_looks_ = 0;
    }
    return paths;
}

std::vector<Entry> Journal::read_from(const Folders& folders, std::string& problem) {
    std::vector<Entry> entries;
    for (const std::string& path : paths_in(folders, problem)) {
        try {
            entries.push_back(entry_of(host_.read_file(path), path));
            kept_[path] = {entries.back().scene, false};
        } catch (const std::runtime_error& error) {
            problem = error.what();
        }
    }
    return entries;
}

void Workspace::keep_journal() {
    try {
        journal_.keep(sessions_);
        keep_levels();
        journal_problem_.clear();
    } catch (const std::runtime_error& error) {
        // The journal is written twice a second, so the notice isn't repeated each time.
        if (journal_problem_ != error.what()) say(error.what(), true);
        journal_problem_ = error.what();
    }
}

/// The scene without the changes, as the list or its file has it.
Entry Workspace::base_of(const Entry& changed) {
    for (const Entry& entry : scenes_) {
        if (entry.id == changed.id && entry.path == changed.path) return entry;
    }
    const Entry* of_zoo = changed.path.empty() ? zoo_case(changed.id) : nullptr;
    if (of_zoo != nullptr) return *of_zoo;
    try {
        if (!changed.path.empty())
            return {changed.id, read_scene(host_.read_file(changed.path), changed.path),
                    changed.path, host_.stamp(changed.path)};
    } catch (const std::runtime_error&) {
        // The file is missing or faulty, so only the journal's scene is left.
        return changed;
    }
    // Two labs may each have left a case of the same name.
    return {unused_id(changed.id), changed.scene};
}

void Workspace::restore_journal() {
    std::string problem;
    std::vector<Entry> unsaved = journal_.read(problem);
    restore(std::move(unsaved), problem);
}

void Workspace::restore_late_journal(bool in_front) {
    // Doesn't interrupt a drag.
    if (session_->in_gesture()) return;
    std::string problem;
    std::vector<Entry> unsaved = journal_.read_late(problem);
    const std::shared_ptr<Session> shown = session_;
    const bool stays = !in_front || lessons_.is_open();
    restore(std::move(unsaved), problem);
    if (stays && session_ != shown) show(shown);
}

void Workspace::restore(std::vector<Entry> unsaved, const std::string& problem) {
    // The scene shown last is opened last, so that it is shown again.
    std::stable_partition(unsaved.begin(), unsaved.end(),
                          [&](const Entry& changed) { return changed.id != settings_.scene; });
    for (const Entry& changed : unsaved) {
        const Entry base = base_of(changed);
        open(base);
        if (base.scene == changed.scene) {
            session_->mark_unsaved();
        } else {
            session_->edit("Changes from the last session",
                           [&](Scene& draft) { draft = changed.scene; });
        }
        session_->mark_restored();
        if (changed.scene.level && changed.path.empty()) level_file().kept = changed.scene;
        // This scene may have crashed the lab.
        session_->view().playing = false;
    }
    if (!unsaved.empty()) {
        const char* undo = can_undo() ? " Ctrl+Z removes them." : "";
        // A scene that the user asked for may be shown instead of it.
        const bool is_one = unsaved.size() == 1;
        say("Your unsaved changes from the last session are back, in " +
            (is_one ? unsaved.front().scene.title + "." + undo
                    : std::to_string(unsaved.size()) + " scenes."));
    }
    if (!problem.empty()) say(problem, true);
}

}  // namespace lab
