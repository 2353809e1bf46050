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
    /// Sentences that say why not in this scene; empty where `need` says enough.
    std::string (*why)(const Context&) = nullptr;

    bool operator()(const Context& context) const { return holds(context); }
};

/// Something that a person can ask for: menus, shortcut sheet, tooltips and README come from one
/// table.
struct Command {
    const char* id;
    const char* title;
    const char* tip;  ///< what it does, in a sentence
    const char* group;
    Key key;
    Key second_key;
    void (*run)(Context&);
    Condition enabled;
    bool repeats = false;  ///< goes on while the key is held
    /// The commands that its key asks for where this one can't be, the best first.
    std::vector<const char*> instead{};
};

const std::vector<Command>& commands();
const Command& command(std::string_view id);

/// Why it can't be asked for now, as sentences that say what would help.
std::string refusal_of(const Command& command, const Context& context);

/// Runs it or, where that can't be, the first of `instead` that can, and says which. Where none
/// can, says why. True if one ran.
bool run_or_refuse(const Command& command, Context& context);

/// "Ctrl+Shift+Z"; empty for no key.
std::string text_of(const Key& key);

/// The list of keys, as README has it.
std::string shortcuts_as_markdown();

/// The command that a press asks for, or null.
const Command* command_for(const KeyPress& press);

}  // namespace lab
