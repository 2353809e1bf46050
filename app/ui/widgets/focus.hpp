#pragma once

#include <string>
#include <vector>

#include "ui/widgets/control_map.hpp"

struct ImGuiWindow;

namespace lab {

/// The keyboard focus: F6 cycles through the panels, Tab through the controls of one panel. Dear
/// ImGui's own Tab visits text fields only until 1.89, so the lab handles Tab itself.
///
/// Panels and controls register while they are drawn, through ImGuiIO::UserData.
class Focus {
public:
    /// Called before the panels of a frame.
    void begin_frame();
    /// Registers a panel that F6 stops at; its window is the current one. A panel that is drawn in
    /// two steps keeps the place of the last one.
    void add_panel(const char* id);
    /// Registers the control drawn last. Returns true if it has just received the focus and must be
    /// in view.
    bool add_stop();

    /// Whether keys apply to shapes rather than to a control.
    bool in_canvas() const;
    void go_to(const std::string& panel);
    void go_round(int by);
    void next_stop(int by);
    /// Gives the focus to the next control drawn in this frame, and shows it.
    void give_to_next() { next_gets_it_ = true; }
    /// Whether a control was given the focus so, and has had it ever since.
    bool is_given(unsigned id) const { return id != 0 && id == given_; }
    /// Gives the focus to the next text field drawn, which takes Dear ImGui a few frames.
    void type_into_next();
    /// Announces a text field for the next frame.
    void expect_text();
    /// Until the field has the focus, keys wait: they are text, not commands.
    bool awaits_text() const { return frames_to_text_ > 0; }
    /// Where tests find the panels and controls of the last frame.
    ControlMap& controls() { return controls_; }

private:
    struct Stop {
        unsigned id{};
        ImGuiWindow* window{};
    };
    void go_to(const Stop& stop);
    std::vector<Stop> stops_under_keyboard() const;

    std::vector<std::string> panels_, drawn_panels_;  ///< of the previous frame, and of this one
    std::vector<Stop> stops_, drawn_stops_;
    ControlMap controls_;
    unsigned arrived_{};
    unsigned given_{};
    bool next_gets_it_ = false;
    int frames_to_text_{};
};

/// The focus of the current ImGui context.
Focus* focus_of_context();

}  // namespace lab
