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
#include "workspace/level_files.hpp"
#include "workspace/notice.hpp"
#include "workspace/question.hpp"
#include "workspace/session.hpp"
#include "workspace/settings.hpp"

namespace lab {

class OpenRecording;
class RecordingBeside;

/// Everything that is open or kept: scenes, sessions, lessons, settings, files and the journal. It
/// doesn't know the interface, which shows its notices and questions.
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
    /// The open session.
    Session& session() { return *session_; }
    const Session& session() const { return *session_; }
    const std::vector<Entry>& scenes() const { return scenes_; }
    /// The other open scenes that aren't in the list, as they are now.
    std::vector<Entry> unlisted() const;
    /// A scene at its cover time, with unsaved changes. It is computed once for each version.
    const Evaluation& cover_of(const Entry& entry) const;
    bool open(const std::string& id);
    /// Opens a scene by its id. The path tells apart scenes with the same id; it is empty for a
    /// built-in one.
    bool open(const std::string& id, const std::string& path);
    /// `afresh` discards the session that the scene may have.
    void open(const Entry& entry, bool afresh = false);
    void open_neighbour(int by);
    /// Whether the open scene is a case of the zoo.
    bool shows_zoo() const;
    bool is_open(const Entry& entry) const;
    /// Throws CaseError.
    void open_case(const std::string& line);
    /// Opens every case line of a text, and shows the first. Says how many there are, and which are
    /// wrong. Throws CaseError if a single line is wrong.
    void open_cases(const std::string& text);
    /// Opens a case in which the implementation beside isect gives another answer, and shows the
    /// sources of both. Says if there is none.
    void open_parting_case();
    /// Opens a find of the session's search, and compares it with the implementation that
    /// disagrees.
    void open_find(std::size_t index);
    /// The same for a fault of the level.
    void open_fault(std::size_t index);
    /// Opens an empty scene.
    void open_new();
    /// Closes the open scene and shows the previous one. reopen() brings it back, with unsaved
    /// changes, until the lab ends.
    void close();
    /// Reopens the last closed scene with its history.
    void reopen();
    bool can_reopen() const { return !closed_.empty(); }
    /// Opens an unsaved copy of the open scene.
    void duplicate();
    /// Asks for the title of the open scene. A scene of the user's own is saved with it, unless it
    /// has other unsaved changes.
    void ask_for_title();
    void ask_for_caption();
    /// Asks for the words of the query that is shown.
    void ask_for_question();
    /// Asks for the paragraphs about the scene, one to a line.
    void ask_for_about();
    /// Whether the open scene is a file in the user's folder.
    bool is_own() const;
    /// Deletes the file of the open scene and closes the scene. reopen() brings it back, unsaved.
    void remove_own();
    /// Closes a scene that can't be shown, and opens an empty one.
    void close_broken();
    /// Sets whether scenes play when they open. Switching it off also stops the open ones.
    void let_scenes_move(bool wanted);
    /// Whether the answer must stay hidden: during a prediction, or before the end of a walk.
    bool hides_answer() const;
    void advance(double seconds);

    // --- undo
    /// Undoes a step of the open scene only.
    void undo();
    void redo();
    bool can_undo() const { return session_->history().can_undo(); }
    bool can_redo() const { return session_->history().can_redo(); }
    /// The labels of the steps that undo and redo would take; empty if there is none.
    std::string undo_label() const;
    std::string redo_label() const;

    // --- clipboard
    /// Copies the selected shapes, or the whole case, as a line of text.
    std::string copied();
    std::string copied_case();
    /// Copies a link that opens the whole case in a browser.
    std::string copied_link();
    /// Asks for the page that copied links lead to.
    void ask_for_link_base();
    void paste(const std::string& text);

    // --- files
    void open_file(const std::string& typed);
    void save();
    void ask_where_to_save();
    void ask_what_to_open();
    void reload();
    /// Checks for changed files, and reloads those without unsaved changes. True if something new
    /// can be shown.
    bool look_for_changes();
    /// Also reads new lessons from this folder, and those whose errors were fixed.
    void watch_lessons(const std::string& folder);
    /// Writes unsaved changes to the journal, which survives a crash.
    void keep_journal();
    /// Restores unsaved changes from the journal, and says so.
    void restore_journal();
    /// The same for another lab that was killed just before this one started. `in_front` shows the
    /// restored scene.
    void restore_late_journal(bool in_front);
    /// Discards the restored changes of the open scene. Redo brings them back, or reopen() if the
    /// scene has no other version.
    void discard_restored();

    // --- the level of another editor that the open scene was made from
    /// Opens a level as the user left it, or shows it if it is open.
    void open_level(Entry entry);
    /// Null if there is none, or it can't be read.
    const LevelFile* open_level_file() const;
    /// Says how a part of it is met; nothing goes back to the guess. One undo step.
    void choose_met(const std::string& key, std::optional<Met> met);

    // --- the recording of a game
    /// Null if none is open.
    const OpenRecording* recording() const { return recording_.get(); }
    /// Whether the open scene is the query of the recording that is shown.
    bool shows_recording() const;
    /// Opens a recording of the assets in this folder, or a built-in one.
    void open_recording(const StepRecording& wanted, const std::string& assets = {});
    /// Shows a query of the recording. If the scene of the one before was edited, it stays open as
    /// a scene of its own.
    void show_recorded(std::size_t query);
    /// The same for the next of the found queries in a direction, the next one in another frame,
    /// or the next one whose answer is wrong.
    void step_recorded(int by);
    void step_recorded_frame(int by);
    void step_to_wrong(int by);
    /// Lets it run frame by frame, or stops that.
    void play_recording();
    /// Searches for queries by words (QueryFilter), and shows the nearest one.
    void search_recording(const std::string& words);
    /// Judges all answers again, which may be off by so much.
    void judge_recording_within(double within);
    /// Opens the shown query as a scene that stays.
    void open_recorded();
    void close_recording();
    /// Goes on reading and comparing the recording, and shows its end if that is followed.
    void follow_recording();

    // --- a recording that the open one is compared with
    /// Null if there is none.
    const RecordingBeside* other_recording() const { return beside_.get(); }
    /// Asks for a recording of the same game, and compares the open one with it.
    void ask_what_to_compare();
    /// The path of the recording that was open before this one; empty if none was.
    const std::string& recording_before() const { return recording_before_; }
    void compare_with_before();
    /// Shows the first query in which the two recordings differ.
    void show_parting();
    /// Shows the next query in a direction that differs by more than 0.001.
    void step_to_difference(int by);
    void end_comparison();

    // --- what the interface shows
    /// Shows a sentence for some seconds.
    void say(std::string sentence, bool is_error = false);
    /// Shows a button for a command that helps beside the sentence that was said last.
    void offer(std::string command) { notice_.offers = std::move(command); }
    /// The last sentence for as long as it is shown, and then the errors in lesson files.
    const Notice& notice() const;
    void drop_notice() { notice_ = {}; }
    /// Hides the notice that stays. Returns false if none is shown.
    bool dismiss_notice();
    /// Asks the user. The interface takes the question.
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
    bool open_case_of_zoo(const std::string& id);
    /// Whether a session's scene is in the list or in the zoo.
    bool is_listed(const Session& session) const;
    bool open_first(const std::function<bool(const Entry&)>& is_wanted);
    void open_unsaved(const std::string& name, Scene scene);
    /// A find or a fault of a list, under a title of its own.
    void open_listed(const std::string& name, Scene scene);
    void open_recording(const std::string& path, std::string text, std::int64_t stamp);
    bool refresh_recording();
    void show_moment();
    void advance_recording(double seconds);
    void show_recorded_or_say(std::size_t query, const std::string& nothing);
    /// The query that is shown, with the end that the other recording has.
    Scene recorded_scene() const;
    /// Whether the user is doing something with the recorded query.
    bool is_busy_with_moment() const;
    /// Throws if the file is no recording.
    void compare_recording(const std::string& path);
    void compare_recording(const std::string& path, std::string text, std::int64_t stamp);
    void follow_comparison();
    bool refresh_beside();
    /// Keeps the scene of a recorded query that was edited, under a name of its own.
    void set_aside(Session& session);
    /// The level of the open scene, which may not have been read yet.
    LevelFile& level_file();
    void take_up_level();
    std::optional<Scene> kept_level(const LevelSource& source);
    std::string kept_path(const std::string& file);
    void keep_levels();
    bool refresh_level();
    void change_level(const std::string& label, const Scene& fresh);
    /// Of the file of a level and of those that it names.
    std::int64_t level_stamp(const std::string& path, const LevelFile& file);
    void show(std::shared_ptr<Session> session);
    /// Drops the notice of a problem once something was opened.
    void forget_problem();
    /// The title, or the first unused one of "Slide 2", "Slide 3" and so on.
    std::string unused_title(const std::string& title) const;
    Reply rename_scene(const std::string& title);
    void remove_session(const std::shared_ptr<Session>& session);
    /// Shows the previous scene, or the first of the list.
    void show_previous();
    /// An id that no open or listed scene has.
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
    std::optional<Lesson> read_lesson_file(const std::string& path, std::int64_t stamp);
    std::vector<std::string> unread_lessons();
    bool read_new_lessons(bool scenes_changed);
    void note_fault(const std::string& path, const std::string& problem);
    void drop_fault_notice(const std::string& path);
    void forget_fault(const std::string& path);
    bool forget_deleted_faults();
    void show_faults();

    std::vector<Entry> scenes_;
    Settings settings_;
    Host& host_;
    Journal journal_;
    std::vector<std::shared_ptr<Session>> sessions_;  ///< of all scenes that were opened
    std::shared_ptr<Session> session_;
    std::vector<LevelFile> levels_;  ///< which of them were made from the files of other editors
    std::unique_ptr<OpenRecording> recording_;
    std::weak_ptr<Session> recorded_;  ///< shows a query of the recording
    int recordings_ = 0;               ///< how many were opened
    bool awaits_query_ = false;        ///< the first query of the recording is to be shown
    std::unique_ptr<RecordingBeside> beside_;
    std::string recording_before_;
    bool compares_next_ = false;  ///< the next recording that is opened is compared instead
    std::vector<std::weak_ptr<Session>> shown_;     ///< in the order in which they were last shown
    std::vector<std::shared_ptr<Session>> closed_;  ///< in the order in which they were closed
    mutable std::map<std::string, Cover> covers_;   ///< by path and id
    LessonBook lessons_{*this};
    std::string lessons_folder_;
    std::map<std::string, std::int64_t> unread_;  ///< stamps of the files that are not in the list
    std::map<std::string, std::string> faulty_lessons_;  ///< what is wrong, by path
    Notice notice_, faults_notice_;
    std::optional<Question> question_;
    std::string journal_problem_;
};

}  // namespace lab
