#pragma once

#include <SDL.h>

#include "workspace/settings.hpp"

namespace lab {

/// A hidden window where the settings say, if that is on a display. Null where there can be none.
SDL_Window* open_window(const Settings& settings);

/// Gives it the size that is wanted in points, and the least one: nobody knows how many of the
/// window's units a point has before there is a window.
void take_size(SDL_Window* window, const Settings& settings, double window_per_point);

/// Notes where the window is, and how large.
void remember_placement(SDL_Window* window, Settings& settings);

}  // namespace lab
