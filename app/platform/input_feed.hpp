#pragma once

#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <SDL_events.h>

#include "commands/held_input.hpp"
#include "commands/key_press.hpp"
#include "platform/fingers.hpp"

struct ImGuiIO;

namespace lab {

/// Feeds SDL events to Dear ImGui without ever querying the state of a device, so that events
/// pushed by a test work like real input. Events that one frame can't tell apart, such as a button
/// going down and up, are spread over several frames.
class InputFeed {
public:
    void push(const SDL_Event& event) { events_.push_back(event); }

    /// Passes on as many events as one frame can tell apart, or none if `wait` is set. Positions
    /// are divided by `window_per_point`.
    void begin_frame(ImGuiIO& io, double window_per_point, bool wait = false);

    /// The keys and text of this frame, in order.
    const std::vector<KeyPress>& presses() const { return presses_; }
    /// What is held down in this frame.
    HeldInput held() const;
    /// What the fingers did in this frame.
    const Touch& touch() const { return touch_; }
    bool pending() const { return !events_.empty(); }
    /// While a button is down, the window captures the mouse.
    bool any_button_down() const { return !buttons_down_.empty(); }

private:
    static bool fits_this_frame(const SDL_Event& event, std::set<int>& changed);
    void apply(const SDL_Event& event, ImGuiIO& io, double window_per_point);
    void apply_button(const SDL_MouseButtonEvent& event, ImGuiIO& io);
    bool is_other_finger(Uint32 which);
    void release_buttons(ImGuiIO& io);
    void apply_finger(const SDL_TouchFingerEvent& event, ImGuiIO& io);
    void apply_pinch(ImGuiIO& io);
    void apply_key(SDL_KeyboardEvent event, ImGuiIO& io);
    void apply_pad_button(const SDL_ControllerButtonEvent& event);
    void apply_pad_axis(const SDL_ControllerAxisEvent& event);
    void release_all(ImGuiIO& io);

    std::deque<SDL_Event> events_;
    std::vector<KeyPress> presses_;
    std::set<int> buttons_down_;
    Fingers fingers_;
    Touch touch_;
    std::map<int, int> keys_down_;  ///< scancodes, and the codes that they had when they went down
    std::set<int> pad_down_;        ///< the buttons of all gamepads
    int stick_x_ = 0, stick_y_ = 0;
    bool has_focus_ = true;
    int mods_ = KMOD_NONE;  ///< the modifiers reported by the last key event
};

}  // namespace lab
