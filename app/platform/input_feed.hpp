#pragma once

#include <deque>
#include <set>
#include <string>
#include <vector>

#include <SDL_events.h>

#include "commands/key_press.hpp"

struct ImGuiIO;

namespace lab {

/// Brings SDL events to Dear ImGui, and never asks SDL for the state of a device: an event pushed
/// by a test equals one of a hand. What one frame can't tell apart (a button's down and up) is
/// spread over frames.
class InputFeed {
public:
    void push(const SDL_Event& event) { events_.push_back(event); }

    /// Hands over as many events as one frame can tell apart; none while they are to `wait`.
    /// Positions are divided by `window_per_point`.
    void begin_frame(ImGuiIO& io, double window_per_point, bool wait = false);

    /// Keys and text of this frame, in order.
    const std::vector<KeyPress>& presses() const { return presses_; }
    bool pending() const { return !events_.empty(); }
    /// The window captures the mouse meanwhile.
    bool any_button_down() const { return !buttons_down_.empty(); }

private:
    static bool fits_this_frame(const SDL_Event& event, std::set<int>& changed);
    void apply(const SDL_Event& event, ImGuiIO& io, double window_per_point);
    void apply_button(const SDL_MouseButtonEvent& event, ImGuiIO& io);
    void apply_pinch(const SDL_MultiGestureEvent& event, ImGuiIO& io);
    void apply_key(SDL_KeyboardEvent event, ImGuiIO& io);
    void release_all(ImGuiIO& io);

    std::deque<SDL_Event> events_;
    std::vector<KeyPress> presses_;
    std::set<int> buttons_down_;
    std::set<int> keys_down_;
    int mods_ = KMOD_NONE;  ///< as the last key said
};

}  // namespace lab
