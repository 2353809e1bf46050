#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "commands/key_press.hpp"

namespace lab {

struct Context;

/// A key with its modifiers or, if `typed` isn't empty, a character, since punctuation is in
/// different places on different keyboards.
struct Key {
    unsigned mods = no_mod;
    int code{};  ///< same codes as in KeyPress
    const char* typed = "";
    unsigned may_hold = no_mod;  ///< modifiers that make no difference

    bool none() const { return code == 0 && *typed == 0; }
};

/// When a command is available, and what to do first if it isn't.
struct Condition {
    bool (*holds)(const Context&);
    const char* need = "";  ///< "select a shape"
    /// Says in sentences why it isn't available in this scene; empty if `need` says enough.
    std::string (*why)(const Context&) = nullptr;

    bool operator()(const Context& context) const { return holds(context); }
};

/// A command. Menus, the shortcut sheet, tooltips and README come from one table of commands.
struct Command {
    const char* id;
    const char* title;
    const char* tip;  ///< what it does, in one sentence
    const char* group;
    Key key;
    Key second_key;
    void (*run)(Context&);
    Condition enabled;
    bool repeats = false;  ///< while the key is held
    /// The commands that its key runs if this one isn't available, the best first.
    std::vector<const char*> instead{};
};

const std::vector<Command>& commands();
const Command& command(std::string_view id);

/// Why the command isn't available now, in sentences that say what would help.
std::string refusal_of(const Command& command, const Context& context);

/// Runs the command or, if it isn't available, the first of `instead` that is, and says which. If
/// none is, says why. Returns true if a command ran.
bool run_or_refuse(const Command& command, Context& context);

/// "Ctrl+Shift+Z"; empty for no key.
std::string text_of(const Key& key);

/// The list of keys for README.
std::string shortcuts_as_markdown();

/// The command that a key press stands for, or null.
const Command* command_for(const KeyPress& press);

}  // namespace lab
