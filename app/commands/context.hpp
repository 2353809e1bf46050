#pragma once

#include <optional>
#include <string>

#include "commands/key_press.hpp"
#include "commands/ui_state.hpp"
#include "workspace/workspace.hpp"

namespace lab {

/// What commands need from the window; the interface implements it.
class Shell {
public:
    virtual ~Shell() = default;
    /// The camera of the last frame.
    virtual const Camera& camera() const = 0;
    /// The pointer's position in the scene while it is over the canvas; nothing while it is
    /// elsewhere.
    virtual std::optional<Vec2> pointed_at() const = 0;
    /// Whether keys apply to shapes rather than to a control.
    virtual bool in_canvas() const = 0;
    /// Whether the control that has the focus shows it.
    virtual bool shows_focus() const = 0;
    virtual void go_to_panel(const std::string& panel) = 0;
    virtual void go_round_panels(int by) = 0;
    virtual void next_control(int by) = 0;
    /// Returns true if a dialog was open.
    virtual bool close_dialogs() = 0;
    virtual void open_palette() = 0;
    virtual void open_film() = 0;
    /// Hides everything except canvas, strip, source and text, and enlarges the type; or shows
    /// everything again.
    virtual void present() = 0;
    /// Gives the window the whole screen, or gives the screen back.
    virtual void toggle_full_screen() = 0;
    virtual void zoom_interface(double factor) = 0;
    virtual void save_picture(bool whole_window) = 0;
    virtual void save_svg() = 0;
    /// The formulas of all lessons, as SVG in the pictures.
    virtual void save_cheat_sheet() = 0;
    /// Copies the picture of the canvas to the clipboard. If the system can't do that, saves the
    /// picture and copies its path.
    virtual void copy_picture() = 0;
    virtual std::string clipboard() const = 0;
    virtual void set_clipboard(const std::string& text) = 0;
    virtual void quit() = 0;
};

/// What a command works on.
struct Context {
    Workspace& workspace;
    UiState& ui;
    Shell& shell;
    /// The key press that runs the command; empty for a click.
    const KeyPress& press;
};

}  // namespace lab
