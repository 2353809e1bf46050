#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include <SDL.h>

#include "platform/input_feed.hpp"
#include "render/rasteriser.hpp"
#include "render/ui_context.hpp"

namespace lab {

class Lab;

/// Thrown if no window can be opened.
struct NoDisplay : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The window and its clock. Draws with the lab's own rasteriser into the window's surface, or with
/// SDL_RenderGeometryRaw if there is a GPU.
class Window {
public:
    /// `keep` is called twice a second to save what must not be lost. Throws NoDisplay.
    Window(Lab& lab, std::function<void()> keep);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    /// One iteration of the main loop: waits for something to do, then does it. False after the
    /// last one.
    bool frame();
    /// The same without waiting.
    bool turn();
    /// The same, so many seconds after the last one, for simulated input.
    bool turn(double seconds);
    /// Whether nothing is left to draw until an event comes.
    bool is_idle() const;
    /// Handles an event of the window system. A frame takes all events waiting in SDL's queue.
    void take_event(const SDL_Event& event);

private:
    void wait_for_events();
    void take_drop(const SDL_Event& event);
    static void take_pads(const SDL_Event& event);
    void look_for_changes();
    void draw_frame(double passed);
    void present(const ImDrawData& data);
    void present_to_surface(const ImDrawData& data);
    void present_to_renderer(const ImDrawData& data);
    void upload_font_texture();
    void update_cursor();
    void update_scale();
    double pixels_per_window_unit() const;
    double wanted_scale() const;

    Lab& lab_;
    std::function<void()> keep_;
    SDL_Window* window_{};
    SDL_Renderer* renderer_{};
    SDL_Texture* font_texture_{};
    FrameChanges changes_;
    std::unique_ptr<UiContext> ui_;
    InputFeed input_;
    std::vector<SDL_Cursor*> cursors_;
    bool drop_is_empty_ = false;  ///< nothing has arrived yet from the current drop
    std::uint64_t last_ticks_{};
    std::uint64_t next_frame_{};
    std::uint64_t next_look_{};
    int frames_wanted_ = 3;
    bool has_vsync_ = false;
    bool over_ = false;
};

}  // namespace lab
