#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "commands/key_press.hpp"

namespace lab {

struct Context;

/// A key with its modifiers; or, where `typed` isn't empty, text, since punctuation sits elsewhere
/// on other keyboards.
struct Key {
    unsigned mods = no_mod;
    int code{};  ///< as KeyPress has it
    const char* typed = "";
    unsigned may_hold = no_mod;  ///< these make no difference to which command it is

    bool none() const { return code == 0 && *typed == 0; }
};

/// When something can be asked for, and what is to be done first where it can't.
struct Condition {
    bool (*holds)(const Context&);
    const char* need = "";  ///< "select a shape"

    bool operator()(const Context& context) const { return holds(context); }
};

/// Something that a person can ask for: menus, shortcut sheet, tooltips and README come from one
/// table.
struct Command {
    const char* id;
    const char* title;
    const char* group;
    Key key;
    Key second_key;
    void (*run)(Context&);
    Condition enabled;
    bool repeats = false;  ///< goes on while the key is held
};

const std::vector<Command>& commands();
const Command& command(std::string_view id);

/// What it does, in plain words, for who points at it.
const char* tip_of(const Command& command);

/// Why it can't be asked for now, as sentences that say what to do first.
std::string refusal_of(const Command& command);

/// "Ctrl+Shift+Z"; empty for no key.
std::string text_of(const Key& key);

/// The list of keys, as README has it.
std::string shortcuts_as_markdown();

/// The command that a press asks for, or null.
const Command* command_for(const KeyPress& press);

}  // namespace lab
