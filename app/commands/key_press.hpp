#pragma once

#include <string>

#include <SDL_keycode.h>

namespace lab {

/// A key that went down, with its modifiers (KMOD_…); or, where key is SDLK_UNKNOWN, text that was
/// typed.
struct KeyPress {
    SDL_Keycode key{};
    int mods = KMOD_NONE;
    std::string text;
    bool repeated = false;
};

}  // namespace lab
