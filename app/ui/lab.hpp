#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "commands/context.hpp"
#include "commands/held_input.hpp"
#include "ui/canvas/canvas_hands.hpp"
#include "ui/frame.hpp"
#include "ui/key_rules.hpp"
#include "ui/layout.hpp"
#include "ui/palette_card.hpp"
#include "ui/time/film_card.hpp"
#include "ui/time/recording_panel.hpp"
#include "ui/widgets/finger_scroll.hpp"
#include "ui/widgets/focus.hpp"
#include "ui/widgets/number_field.hpp"
#include "ui/widgets/prompt.hpp"

struct ImDrawData;

namespace lab {

/// The whole application except the window: the workspace, and one frame of its interface.
class Lab : public Shell {
public:
    Lab(std::vector<Entry> scenes, Settings settings, Host& host);
    ~Lab() override;
    Lab(const Lab&) = delete;
    Lab& operator=(const Lab&) = delete;

    Workspace workspace;
    UiState ui;
    Context context{workspace, ui, *this, press_};

    // --- called by the platform
    bool animating() const;
    /// What is held down moves the character during a take. Call it before time advances.
    void hold(const HeldInput& input);
    /// What the fingers do in the next frame.
    void touch(const Touch& touch);
    void frame(const std::vector<KeyPress>& presses);
    /// Whether keys wait for a text field that is about to get the focus.
    bool awaits_text() const { return focus_.awaits_text(); }
    bool wants_to_quit() const { return quit_; }
    /// Whether full screen was toggled since the last call.
    bool take_full_screen_wish() { return std::exchange(toggles_full_screen_, false); }
    const Frame& shown() const { return frame_; }
    /// The settings to store for the next start, with the scale from before presenting.
    Settings settings_to_keep() const;
    /// Writes the picture of the window from the finished frame, if one was requested.
    void write_window_picture(const ImDrawData& data);

    // --- used by commands
    const Camera& camera() const override { return hands_.camera(); }
    std::optional<Vec2> pointed_at() const override { return hands_.pointed_at(); }
    bool in_canvas() const override { return focus_.in_canvas(); }
    bool shows_focus() const override;
    void go_to_panel(const std::string& panel) override { focus_.go_to(panel); }
    void go_round_panels(int by) override { focus_.go_round(by); }
    void next_control(int by) override { focus_.next_stop(by); }
    bool close_dialogs() override;
    void open_palette() override { palette_card_.open(); }
    void open_film() override { film_.open(workspace); }
    void present() override;
    void toggle_full_screen() override { toggles_full_screen_ = true; }
    void zoom_interface(double factor) override;
    void save_picture(bool whole_window) override;
    void save_svg() override;
    void save_cheat_sheet() override;
    void copy_picture() override;
    std::string clipboard() const override;
    void set_clipboard(const std::string& text) override;
    void quit() override { quit_ = true; }

private:
    void make_awaited_crowd();
    void stop_at_limits();
    void draw_frame(const std::vector<KeyPress>& presses);
    void compare_crowd_structures(const Layout& layout);
    void follow_instruments();
    void follow_question();
    void draw_panels(const Layout& layout);
    void draw_dialogs(const Layout& layout);
    void carry_out_wishes();
    void take_question();
    void recover(const std::string& why);
    Layout layout_for(Pt window);
    double presented_scale();
    /// Returns the presses that ran no command.
    std::vector<KeyPress> run_commands(const std::vector<KeyPress>& presses);
    bool run_command(const KeyPress& press);
    std::string free_picture_name(const std::string& name, const char* ending);
    void write_canvas_picture(const std::string& path);

    NumberFields fields_;
    CanvasHands hands_;
    CanvasMemory canvas_memory_;
    FingerScroll finger_scroll_;
    Focus focus_;
    KeyPress press_;
    NumberKeys number_keys_;
    CommandKey command_key_;
    HeldOver held_over_;
    bool popup_was_open_ = false;  ///< at the end of the previous frame
    std::string question_;         ///< the step whose prediction is awaited; empty for none
    Prompt prompt_;
    PaletteCard palette_card_;
    RecordingColumns recording_columns_;
    FilmCard film_;
    Frame frame_{context, hands_, canvas_memory_, fields_, focus_, prompt_, palette_card_, film_};
    std::string window_picture_;
    double scale_before_{};  ///< the scale setting from before presenting
    std::optional<Theme> styled_;
    int failed_frames_ = 0;  ///< in a row
    bool toggles_full_screen_ = false;
    bool quit_ = false;
};

}  // namespace lab
