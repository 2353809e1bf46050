#pragma once

#include <string>
#include <vector>

struct ImGuiWindow;

namespace lab {

/// Where the keyboard is: F6 goes round the panels, Tab through the controls of one. Dear ImGui's
/// own Tab visits text fields only until 1.89, so the lab keeps Tab to itself.
///
/// Panels and controls tell of themselves while they are drawn, by way of ImGuiIO::UserData.
class Focus {
public:
    /// Before the panels of a frame.
    void begin_frame();
    /// Of a panel that F6 stops at; its window is the current one.
    void add_panel(const char* id);
    /// Of the control drawn last. True if it has just got the keyboard, and must be in view.
    bool add_stop();

    /// Whether keys mean shapes, and not a control.
    bool in_canvas() const;
    void go_to(const std::string& panel);
    void go_round(int by);
    void next_stop(int by);
    /// The control that is drawn next in this frame gets the keyboard, to be seen.
    void give_to_next() { next_gets_it_ = true; }
    /// The text field that is drawn next gets the keyboard, which takes Dear ImGui a few frames.
    void type_into_next();
    /// A text field comes with the next frame.
    void expect_text();
    /// Until it has the keyboard, keys wait: they are text, and no commands.
    bool awaits_text() const { return frames_to_text_ > 0; }

private:
    struct Stop {
        unsigned id{};
        ImGuiWindow* window{};
    };
    void go_to(const Stop& stop);
    std::vector<Stop> stops_under_keyboard() const;

    std::vector<std::string> panels_, drawn_panels_;  ///< of the frame before, and of this one
    std::vector<Stop> stops_, drawn_stops_;
    unsigned arrived_{};
    bool next_gets_it_ = false;
    int frames_to_text_{};
};

/// Of the context that is current.
Focus* focus_of_context();

}  // namespace lab
