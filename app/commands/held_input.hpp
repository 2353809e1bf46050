#pragma once

#include <set>

namespace lab {

/// The buttons of a gamepad that mean something here.
struct Pad {
    bool left{}, right{}, down{}, jump{};
};

/// What is held down at the moment.
struct HeldInput {
    std::set<int> keys;  ///< codes as in KeyPress
    unsigned mods{};     ///< as in KeyPress
    Pad pad;
    bool has_focus = true;  ///< of the window
};

}  // namespace lab
