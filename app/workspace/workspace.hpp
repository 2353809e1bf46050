#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "workspace/crowd_comparison.hpp"
#include "workspace/host.hpp"
#include "workspace/journal.hpp"
#include "workspace/lesson_book.hpp"
#include "workspace/question.hpp"
#include "workspace/session.hpp"
#include "workspace/settings.hpp"

namespace lab {

/// A sentence for the user, shown for some seconds.
struct Notice {
    std::string text;
    double seconds{};
    bool is_error = false;
};

/// What is open and what is kept: scenes, sessions, lessons, settings, files and the journal. It
/// knows nothing of the interface; what it has to say or to ask, the interface shows.
class Workspace {
public:
    Workspace(std::vector<Entry> scenes, Settings settings, Host& host);
    ~Workspace();
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;

    Settings& settings() { return settings_; }
    const Settings& settings() const { return settings_; }
    Host& host() { return host_; }
    LessonBook& lessons() { return lessons_; }
    const LessonBook& lessons() const { return lessons_; }

    // --- scenes
    /// The open one.
    Session& session() { return *session_; }
    const Session& session() const { return *session_; }
    const std::vector<Entry>& scenes() const { return scenes_; }
    /// What else is open, from a file that the list hasn't or from none: as it is now.
    std::vector<Entry> unlisted() const;
    /// A scene at its cover time, as it is now where it is open and changed; computed once for each
    /// version.
    const Evaluation& cover_of(const Entry& entry);
    bool open(const std::string& id);
    /// Of several with this id, the one of this file; of none, where that is empty.
    bool open(const std::string& id, const std::string& path);
    /// `afresh` forgets how the scene was left.
    void open(const Entry& entry, bool afresh = false);
    void open_neighbour(int by);
    bool is_open(const Entry& entry) const;
    /// Throws CaseError.
    void open_case(const std::string& line);
    /// Opens every case line of a text, of several the first in front; says how many, and which
    /// are wrong. Throws CaseError where there is only one, and that is wrong.
    void open_cases(const std::string& text);
    /// A scene with nothing in it.
    void open_new();
    /// Closes the open scene with what is unsaved in it, and shows the one before it. It is kept
    /// for reopen() until the lab ends.
    void close();
    /// Opens the scene that was closed last, with its history.
    void reopen();
    bool can_reopen() const { return !closed_.empty(); }
    /// Opens a copy of the open scene, which no file holds yet.
    void duplicate();
    /// Asks for the open scene's title. One of the user's own takes it into its file at once, if
    /// nothing else in it is unsaved.
    void ask_for_title();
    void ask_for_caption();
    /// The paragraphs about the scene, one a line.
    void ask_for_about();
    /// Whether the open scene is a file among the user's own.
    bool is_own() const;
    /// Removes the open scene's file and closes it; reopen() brings it back, unsaved.
    void remove_own();
    /// Closes the open scene, which can't be shown, and opens an empty one.
    void close_broken();
    /// Switched off, scenes that are open stand still, too.
    void let_scenes_move(bool wanted);
    /// A learner predicts, or a walk hasn't come to its end: nothing may show the answer.
    bool hides_answer();
    void advance(double seconds);

    // --- undo
    /// A step back in the open scene, and never into another one.
    void undo();
    void redo();
    bool can_undo() const { return session_->history().can_undo(); }
    bool can_redo() const { return session_->history().can_redo(); }
    /// What undo would take back and redo would do again; empty where there is nothing.
    std::string undo_label() const;
    std::string redo_label() const;

    // --- clipboard
    /// The selected shapes, or the whole case, as a line of text.
    std::string copied();
    std::string copied_case();
    void paste(const std::string& text);

    // --- files
    void open_file(const std::string& typed);
    void save();
    void ask_where_to_save();
    void ask_what_to_open();
    void reload();
    /// Looks whether files have changed since they were read, and takes them over where nothing is
    /// unsaved. True if there is something new to be seen.
    bool look_for_changes();
    /// Puts what is unsaved where it survives a crash.
    void keep_journal();
    /// Opens what was unsaved when the lab ended, and says so.
    void restore_journal();
    /// The same where another lab, killed a moment before this one began, was still ending then.
    /// What is open stays in front where that was asked for.
    void restore_late_journal(bool in_front);
    /// Takes away what came back of the open scene. Redo brings changes back, and reopen() a scene
    /// that has no other version.
    void discard_restored();

    // --- what the interface shows
    /// A sentence that is shown for a few seconds.
    void say(std::string sentence, bool is_error = false);
    const Notice& notice() const { return notice_; }
    void drop_notice() { notice_ = {}; }
    /// A question to the user, until the interface takes it.
    void ask(Question question) { question_ = std::move(question); }
    std::optional<Question> take_question() { return std::exchange(question_, {}); }

    CrowdComparison crowd_comparison;

private:
    /// The picture of a scene in the list.
    struct Cover {
        Scene of;
        Evaluation evaluation;
    };

    const Scene& scene_now(const Entry& entry) const;
    bool open_first(const std::function<bool(const Entry&)>& is_wanted);
    void open_unsaved(const std::string& name, Scene scene);
    void show(std::shared_ptr<Session> session);
    /// What couldn't be opened before is of no matter once something is.
    void forget_problem();
    /// The title itself, or the first of "Slide 2", "Slide 3", … that no scene has.
    std::string unused_title(const std::string& title) const;
    Reply rename_scene(const std::string& title);
    void remove_session(const std::shared_ptr<Session>& session);
    /// Shows the scene that was open before, or the first of the list.
    void show_previous();
    /// One that no open scene has, nor any that the picker shows.
    std::string unused_id(const std::string& name) const;
    Entry base_of(const Entry& changed);
    void restore(std::vector<Entry> unsaved, const std::string& problem);
    bool load(const std::string& path, std::string& problem);
    void ask_for_a_name();
    std::vector<std::string> scene_names_in(const std::string& folder);
    std::string own_path(const std::string& id);
    std::string free_own_id(const std::string& wanted);
    Reply save_as_own(const std::string& title, bool insists);
    Reply save_as_file(const std::string& typed, bool insists);
    bool write(const std::string& id, const std::string& path, std::string& problem);
    void drop_other_session_of(const std::string& path);
    void list_as_saved();
    bool refresh(Entry& entry);
    bool refresh_session();
    bool refresh_lessons(bool scenes_changed);

    std::vector<Entry> scenes_;
    Settings settings_;
    Host& host_;
    Journal journal_;
    std::vector<std::shared_ptr<Session>> sessions_;  ///< of every scene that was open
    std::shared_ptr<Session> session_;
    std::vector<std::weak_ptr<Session>> shown_;     ///< each once, the open one last
    std::vector<std::shared_ptr<Session>> closed_;  ///< the one closed last is last
    std::map<std::string, Cover> covers_;           ///< by path and id
    LessonBook lessons_{*this};
    Notice notice_;
    std::optional<Question> question_;
    std::string journal_problem_;
};

}  // namespace lab
