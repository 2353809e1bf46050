#pragma once

#include <string>

namespace lab {

/// Modifier keys, in the order in which they are written. On a Mac, Command counts as ctrl.
enum Mod : unsigned { no_mod = 0, ctrl = 1, shift = 2, alt = 4 };

/// Codes of the keys that type no character; all others have the character's code. The codes are
/// SDL's, which the platform checks.
namespace keys {
constexpr int beyond_characters(int scancode) {
    return (1 << 30) | scancode;
}
inline constexpr int none = 0, backspace = 8, tab = 9, enter = 13, escape = 27, space = ' ',
                     del = 127;
inline constexpr int f1 = beyond_characters(58), f2 = f1 + 1, f5 = f1 + 4, f6 = f1 + 5,
                     f10 = f1 + 9, f11 = f1 + 10, f12 = f1 + 11;
inline constexpr int home = beyond_characters(74), page_up = home + 1,
                     page_down = beyond_characters(78);
inline constexpr int right = page_down + 1, left = right + 1, down = left + 1, up = down + 1;
inline constexpr int menu = beyond_characters(101);
}  // namespace keys

/// A key press with its modifiers or, if key is none, typed text.
struct KeyPress {
    int key{};
    unsigned mods = no_mod;
    std::string text;
    bool repeated = false;
};

}  // namespace lab
