#include "platform/window_placement.hpp"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

constexpr int least_width = 960;
constexpr int least_height = 600;

/// Whether a window stored at this position would be visible. A position on no display is ignored.
bool is_on_a_display(int x, int y) {
    for (int display = 0; display < SDL_GetNumVideoDisplays(); ++display) {
        SDL_Rect bounds;
        const SDL_Point corner{x + 40, y + 10};
        if (SDL_GetDisplayBounds(display, &bounds) == 0 && SDL_PointInRect(&corner, &bounds)) {
            return true;
        }
    }
    return false;
}

bool is_placed(const Settings& settings) {
    return settings.window_x && settings.window_y &&
           is_on_a_display(*settings.window_x, *settings.window_y);
}

/// The size in points, limited to the space on the window's display.
SDL_Point size_on_display(SDL_Window* window, SDL_Point points, double window_per_point) {
    const auto scaled = [&](int length) {
        return static_cast<int>(std::lround(length * window_per_point));
    };
    SDL_Point size{scaled(points.x), scaled(points.y)};
    SDL_Rect room;
    const int display = std::max(SDL_GetWindowDisplayIndex(window), 0);
    if (SDL_GetDisplayUsableBounds(display, &room) == 0)
        size = {std::min(size.x, room.w), std::min(size.y, room.h)};
    return size;
}

/// The place was remembered for another size.
void move_onto_display(SDL_Window* window) {
    SDL_Rect room, at;
    const int display = std::max(SDL_GetWindowDisplayIndex(window), 0);
    if (SDL_GetDisplayUsableBounds(display, &room) != 0) return;
    SDL_GetWindowPosition(window, &at.x, &at.y);
    SDL_GetWindowSize(window, &at.w, &at.h);
    const int x = std::max(std::min(at.x, room.x + room.w - at.w), room.x);
    const int y = std::max(std::min(at.y, room.y + room.h - at.h), room.y);
    if (x != at.x || y != at.y) SDL_SetWindowPosition(window, x, y);
}

}  // namespace

SDL_Window* open_window(const Settings& settings) {
    const bool placed = is_placed(settings);
    const int x = placed ? *settings.window_x : static_cast<int>(SDL_WINDOWPOS_UNDEFINED);
    const int y = placed ? *settings.window_y : static_cast<int>(SDL_WINDOWPOS_UNDEFINED);
    unsigned flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | SDL_WINDOW_HIDDEN;
    if (settings.maximized) flags |= SDL_WINDOW_MAXIMIZED;
    return SDL_CreateWindow("Intersect Lab", x, y, settings.window_width, settings.window_height,
                            flags);
}

void take_size(SDL_Window* window, const Settings& settings, double window_per_point) {
    const SDL_Point least = size_on_display(window, {least_width, least_height}, window_per_point);
    SDL_SetWindowMinimumSize(window, least.x, least.y);
    if (!settings.window_in_points || settings.maximized) return;
    if (window_per_point != 1) {
        const SDL_Point size = size_on_display(
            window, {settings.window_width, settings.window_height}, window_per_point);
        SDL_SetWindowSize(window, size.x, size.y);
    }
    if (is_placed(settings))
        move_onto_display(window);
    else if (window_per_point != 1)
        SDL_SetWindowPosition(window, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED);
}

namespace {

bool has_whole_screen(SDL_Window* window) {
    return (SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
}

}  // namespace

void toggle_full_screen(SDL_Window* window) {
    SDL_SetWindowFullscreen(window, has_whole_screen(window) ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
}

void remember_placement(SDL_Window* window, Settings& settings) {
    if (has_whole_screen(window)) return;
    settings.maximized = (SDL_GetWindowFlags(window) & SDL_WINDOW_MAXIMIZED) != 0;
    if (settings.maximized) return;
    settings.window_x.emplace();
    settings.window_y.emplace();
    SDL_GetWindowPosition(window, &*settings.window_x, &*settings.window_y);
    SDL_GetWindowSize(window, &settings.window_width, &settings.window_height);
    settings.window_in_points = false;
}

}  // namespace lab
