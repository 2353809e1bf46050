#pragma once

#include <optional>
#include <string>
#include <vector>

#include "commands/commands.hpp"
#include "commands/key_press.hpp"
#include "ui/canvas/canvas_hands.hpp"
#include "ui/layout.hpp"
#include "ui/palette_card.hpp"
#include "ui/time/film_card.hpp"
#include "ui/ui_state.hpp"
#include "ui/widgets/focus.hpp"
#include "ui/widgets/number_field.hpp"
#include "ui/widgets/prompt.hpp"
#include "workspace/source_view.hpp"
#include "workspace/workspace.hpp"

struct ImDrawData;

namespace lab {

/// All of the application but the window: the workspace, and one frame of its interface.
class Lab {
public:
    Lab(std::vector<Entry> scenes, Settings settings, Host& host);
    ~Lab();

    Workspace workspace;
    UiState ui;

    // --- from the platform
    bool animating() const;
    void frame(const std::vector<KeyPress>& presses);
    bool wants_to_quit() const { return quit_; }
    /// What is remembered for the next start: of the interface, how it is when nothing is
    /// presented.
    Settings settings_to_keep() const;
    /// Writes the picture of the window that was asked for, if one was, from the frame that has
    /// ended.
    void write_window_picture(const ImDrawData& data);

    // --- for commands and panels
    void save_picture(bool whole_window);
    void save_svg();
    /// The picture of the canvas into the clipboard; or, where nothing here can do that, saved, and
    /// its path there.
    void copy_picture();
    void zoom_interface(double factor);
    /// Hides all but canvas, strip, source and words, in larger type; or shows all again.
    void present();
    void quit() { quit_ = true; }
    /// True if any card floated over the panels.
    bool close_cards();

    const Palette& colors() const { return palette(workspace.settings().theme); }
    NumberFields& fields() { return fields_; }
    const Prompt& prompt() const { return prompt_; }
    CanvasHands& hands() { return hands_; }
    FilmCard& film() { return film_; }
    PaletteCard& palette_card() { return palette_card_; }
    SourceView& source() { return source_; }
    const SourceView& source() const { return source_; }
    Focus& focus() { return focus_; }
    const Focus& focus() const { return focus_; }
    /// What the command that runs was asked for by; nothing where it was a click.
    const KeyPress& press() const { return press_; }

private:
    void make_awaited_crowd();
    void stop_at_limits();
    void draw_frame(const std::vector<KeyPress>& presses);
    void draw_panels(const Layout& layout);
    void draw_dialogs(const Layout& layout);
    void take_question();
    void recover(const std::string& why);
    Layout layout_for(Pt window);
    double presented_scale();
    void run_commands(const std::vector<KeyPress>& presses);
    void write_canvas_picture(const std::string& path);

    NumberFields fields_;
    CanvasHands hands_;
    SourceView source_;
    Focus focus_;
    KeyPress press_;
    bool popup_was_open_ = false;  ///< at the end of the frame before
    Prompt prompt_;
    PaletteCard palette_card_;
    FilmCard film_;
    std::string window_picture_;
    double scale_before_{};  ///< the setting, while it is presented
    std::optional<Theme> styled_;
    int failed_frames_ = 0;  ///< one after another
    bool quit_ = false;
};

}  // namespace lab
