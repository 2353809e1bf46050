#pragma once

#include <SDL.h>

#include "workspace/settings.hpp"

namespace lab {

/// Opens a hidden window at the position in the settings, if that is on a display. Null on failure.
SDL_Window* open_window(const Settings& settings);

/// Sets the window's size and minimum size, which are given in points. The number of window units
/// per point is known only once there is a window.
void take_size(SDL_Window* window, const Settings& settings, double window_per_point);

/// Gives the window the whole screen, or its former place again.
void toggle_full_screen(SDL_Window* window);

/// Stores the window's position and size, unless it has the whole screen.
void remember_placement(SDL_Window* window, Settings& settings);

}  // namespace lab
