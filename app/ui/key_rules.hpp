// Decides which keys of a frame are commands, and which go to the controls.
#pragma once

#include <string>
#include <vector>

#include "commands/commands.hpp"
#include "commands/context.hpp"
#include "commands/held_input.hpp"
#include "scene/keys.hpp"

namespace lab {

/// Text fields get all keys while text is typed, except for these.
bool is_never_text(const KeyPress& press);

/// Outside the canvas, these keys go to the control that has the keyboard focus.
bool belongs_to_control(const KeyPress& press);

/// During a take, these keys move the character.
bool belongs_to_character(const KeyPress& press);
Keys keys_for_character(const HeldInput& input);

/// The key press that ran the last command. It also arrives as text and, while it is held, as
/// repeated presses. They must not be typed into the field that the command has opened.
class CommandKey {
public:
    /// Whether this is the text or a repetition of that key press.
    bool covers(const KeyPress& press) const;
    /// Takes each press in order, and whether it ran a command or is covered.
    void note(const KeyPress& press, bool ran);
    /// Keeps the text of commands from Dear ImGui's own fields. Called once per frame.
    void drop_text();

private:
    int key_ = keys::none;
    std::string dropped_, late_;  ///< the text of commands in this frame, and of the last one
};

/// The keys and buttons that were held while a take began or ended. They mean nothing until they
/// are pressed again: the arrow that moved the character must not move the selection after it.
class HeldOver {
public:
    /// What is held now, without what was held over.
    HeldInput without_old(const HeldInput& input);
    /// Notices that a take has begun or ended.
    void follow(bool is_live);
    bool holds(const KeyPress& press) const;
    bool any() const { return !old_.keys.empty(); }

private:
    HeldInput held_, old_;
    bool was_live_ = false;
};

/// Whether pressing this key without any effect needs an explanation.
bool deserves_refusal(const KeyPress& press);

/// Decides whether keys that could begin a number are commands. A digit adds a shape if the pointer
/// is on the canvas, or if Esc, F6 or Tab has shown that only the keyboard is in use. Anywhere
/// else, it begins a number.
class NumberKeys {
public:
    void begin_frame(const std::vector<KeyPress>& presses);
    /// Why such a key is not a command now; empty if it is one, and for all other keys.
    std::string refusal_of(const KeyPress& press, const Command& wanted, const Shell& shell) const;

private:
    Pt pointer_;
    bool by_keyboard_ = true;  ///< the pointer hasn't moved since Esc, F6 or Tab
};

}  // namespace lab
