// Which keys of a frame are commands, and which are for the controls.
#pragma once

#include <string>
#include <vector>

#include "commands/commands.hpp"
#include "commands/context.hpp"

namespace lab {

/// While text is typed, keys belong to the field, but for these.
bool is_never_text(const KeyPress& press);

/// Outside the canvas these keys are the control's that has the keyboard.
bool belongs_to_control(const KeyPress& press);

/// Whether somebody who pressed this wants to know why nothing happens.
bool deserves_refusal(const KeyPress& press);

/// Whether keys that could begin a number are commands: a digit adds a shape where the pointer is
/// on the canvas, or after Esc, F6 or Tab has said that the keyboard alone is used. Elsewhere
/// somebody means to type a number.
class NumberKeys {
public:
    void begin_frame(const std::vector<KeyPress>& presses);
    /// Why such a key is no command now; empty where it is one, and of all other keys.
    std::string refusal_of(const KeyPress& press, const Command& wanted, const Shell& shell) const;

private:
    Pt pointer_;
    bool by_keyboard_ = true;  ///< the pointer hasn't moved since a key said so
};

}  // namespace lab
