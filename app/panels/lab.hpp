#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "panels/canvas_hands.hpp"
#include "panels/crowd_table.hpp"
#include "panels/film_card.hpp"
#include "panels/focus.hpp"
#include "panels/host.hpp"
#include "panels/journal.hpp"
#include "panels/layout.hpp"
#include "panels/lesson_book.hpp"
#include "panels/number_field.hpp"
#include "panels/palette_card.hpp"
#include "panels/prompt.hpp"
#include "panels/session.hpp"
#include "panels/source_view.hpp"
#include "platform/input_feed.hpp"
#include "platform/settings.hpp"

struct ImDrawData;

namespace lab {

/// All of the application but the window: what is open, and one frame of its interface.
class Lab {
public:
    Lab(std::vector<Entry> scenes, Settings settings, Host& host);
    ~Lab();

    // --- from the platform
    void advance(double seconds);
    bool animating() const;
    void frame(const std::vector<KeyPress>& presses);
    bool wants_to_quit() const { return quit_; }
    void open_file(const std::string& typed);
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
    /// Takes away what came back of the open scene. Redo brings it back.
    void discard_restored();
    Settings& settings() { return settings_; }
    const Settings& settings() const { return settings_; }
    /// What is remembered for the next start: of the interface, how it is when nothing is
    /// presented.
    Settings settings_to_keep() const;

    // --- for commands and panels
    Session& session() { return *session_; }
    const Session& session() const { return *session_; }
    const std::vector<Entry>& scenes() const { return scenes_; }
    /// What else is open, from a file that the list hasn't or from none: as it is now.
    std::vector<Entry> unlisted() const;
    /// A scene at its cover time, computed once for each time that it is left.
    const Evaluation& cover_of(const Entry& entry);
    bool open(const std::string& id);
    /// Of several that are called so, the one of this file; of none, where that is empty.
    bool open(const std::string& id, const std::string& path);
    /// `afresh` forgets how the scene was left.
    void open(const Entry& entry, bool afresh = false);
    void open_neighbour(int by);
    /// A step back in the open scene; before the first one of a case or a new scene, to the scene
    /// that it was opened over.
    void undo();
    void redo();
    bool can_undo() const;
    bool can_redo() const;
    /// What undo would take back and redo would do again; empty where there is nothing.
    std::string undo_label() const;
    std::string redo_label() const;
    bool is_open(const Entry& entry) const;
    void save();
    void ask_where_to_save();
    void ask_what_to_open();
    void reload();
    /// The selected shapes, or the whole case, as a line in the clipboard.
    void copy();
    /// All of it, whatever is selected.
    void copy_case();
    void paste();
    /// Throws CaseError.
    void open_case(const std::string& line);
    /// A scene with nothing in it.
    void open_new();
    void ask(Question question) { prompt_.ask(std::move(question)); }
    void save_picture(bool whole_window);
    void save_svg();
    /// The picture of the canvas into the clipboard; or, where nothing here can do that, saved, and
    /// its path there.
    void copy_picture();
    void zoom_interface(double factor);
    /// Whether scenes play as they are opened. Switched off, those that are open stand still, too.
    void let_scenes_move(bool wanted);
    /// Hides all but canvas, strip, source and words, in larger type; or shows all again.
    void present();
    void quit() { quit_ = true; }
    /// A sentence that stands over the canvas for a few seconds.
    void say(std::string sentence, bool is_error = false);

    const Palette& colors() const { return palette(settings_.theme); }
    NumberFields& fields() { return fields_; }
    const Prompt& prompt() const { return prompt_; }
    CanvasHands& hands() { return hands_; }
    FilmCard& film() { return film_; }
    Host& host() { return host_; }
    PaletteCard& palette_card() { return palette_card_; }
    SourceView& source() { return source_; }
    const SourceView& source() const { return source_; }
    LessonBook& lessons() { return lessons_; }
    /// A learner predicts, or a walk hasn't come to its end: nothing may tell what comes out.
    bool hides_answer();
    const LessonBook& lessons() const { return lessons_; }
    Focus& focus() { return focus_; }
    const Focus& focus() const { return focus_; }
    /// What the command that runs was asked for by; nothing where it was a click.
    const KeyPress& press() const { return press_; }

    bool shortcuts_shown = false;
    bool settings_shown = false;
    bool layers_shown = false;
    bool history_shown = false;
    bool hints_shown = false;  ///< what can be dragged, for who has never done so
    bool presenting = false;
    bool focus_search = false;
    bool values_wanted = false;  ///< the keyboard goes to the numbers of what is selected
    bool main_menu_wanted = false;
    bool menu_wanted = false;  ///< of what is selected, or of the canvas
    std::string search;
    /// True if any card floated over the panels.
    bool close_cards();

    /// How many lines the sentence of a scene has taken so far.
    struct SentenceRoom {
        std::string scene;
        float width{};
        int lines{};
    };
    SentenceRoom sentence_room;

    /// How high the strip of a scene has been so far.
    struct StripRoom {
        std::string scene;
        StripSize size;
    };
    StripRoom strip_room;

    /// A camera that was moved by hand shows as much of the scene while presenting as before, and
    /// after it: how close it is, beside the one that frames all, while the panels settle.
    struct Closeness {
        double share{};
        int frames{};
    };
    Closeness kept_closeness;
    CrowdComparison crowd_comparison;

    struct Notice {
        std::string text;
        double seconds{};
        bool is_error = false;
    };
    const Notice& notice() const { return notice_; }
    /// Writes the picture of the window that was asked for, if one was, from the frame that has
    /// ended.
    void write_window_picture(const ImDrawData& data);

private:
    /// A scene that no file holds was opened over another one: that is a step, too.
    struct Opening {
        std::weak_ptr<Session> over;
        Scene left;  ///< how that one was
        std::weak_ptr<Session> opened;
    };

    void make_awaited_crowd();
    void stop_at_limits();
    void draw_frame(const std::vector<KeyPress>& presses);
    void recover(const std::string& why);
    Layout layout_for(Pt window);
    double presented_scale();
    void run_commands(const std::vector<KeyPress>& presses);
    void write_canvas_picture(const std::string& path);
    bool open_first(const std::function<bool(const Entry&)>& is_wanted);
    void open_unsaved(const std::string& name, Scene scene);
    void show(std::shared_ptr<Session> session);
    /// What couldn't be opened before is of no matter once something is.
    void forget_problem();
    /// The one that undo would take back, and the one that redo would do again, if any.
    std::optional<Opening> opening_behind() const;
    std::optional<Opening> opening_ahead() const;
    /// One that no open scene has, nor any that the picker shows.
    std::string unused_id(const std::string& name) const;
    Entry base_of(const Entry& changed);
    void restore(std::vector<Entry> unsaved, const std::string& problem);
    bool load(const std::string& path, std::string& problem);
    void ask_for_a_name();
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
    std::vector<Opening> openings_;
    std::map<std::string, Evaluation> covers_;  ///< by path and id
    NumberFields fields_;
    CanvasHands hands_;
    SourceView source_;
    LessonBook lessons_{*this};
    Focus focus_;
    KeyPress press_;
    bool popup_was_open_ = false;  ///< at the end of the frame before
    Prompt prompt_;
    PaletteCard palette_card_;
    FilmCard film_;
    Notice notice_;
    std::string journal_problem_;
    std::string window_picture_;
    double scale_before_{};  ///< the setting, while it is presented
    std::optional<Theme> styled_;
    int failed_frames_ = 0;  ///< one after another
    bool quit_ = false;
};

}  // namespace lab
