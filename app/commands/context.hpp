#pragma once

#include <optional>
#include <string>

#include "commands/key_press.hpp"
#include "commands/ui_state.hpp"
#include "workspace/workspace.hpp"

namespace lab {

/// What commands want of the window around them; the interface does it.
class Shell {
public:
    virtual ~Shell() = default;
    /// How the canvas was looked at in the last frame.
    virtual const Camera& camera() const = 0;
    /// Where in the world the pointer is on the canvas; nothing where it is elsewhere.
    virtual std::optional<Vec2> pointed_at() const = 0;
    /// Whether keys mean shapes, and not a control.
    virtual bool in_canvas() const = 0;
    /// Whether the control that has the keyboard shows it.
    virtual bool shows_focus() const = 0;
    virtual void go_to_panel(const std::string& panel) = 0;
    virtual void go_round_panels(int by) = 0;
    virtual void next_control(int by) = 0;
    /// True if any dialog was open.
    virtual bool close_dialogs() = 0;
    virtual void open_palette() = 0;
    virtual void open_film() = 0;
    /// Hides all but canvas, strip, source and words, in larger type; or shows all again.
    virtual void present() = 0;
    virtual void zoom_interface(double factor) = 0;
    virtual void save_picture(bool whole_window) = 0;
    virtual void save_svg() = 0;
    /// The picture of the canvas into the clipboard; or, where nothing here can do that, saved, and
    /// its path there.
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
    /// The key that asks for the command; nothing where it was a click.
    const KeyPress& press;
};

}  // namespace lab
