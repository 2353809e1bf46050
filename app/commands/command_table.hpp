// How the rows of the command table are written; each group of commands is a file of its own.
#pragma once

#include <vector>

#include "commands/commands.hpp"
#include "commands/context.hpp"

namespace lab {

inline constexpr Key no_key{};
constexpr Key key(int code, unsigned mods = no_mod, unsigned may_hold = no_mod) {
    return {mods, code, "", may_hold};
}
constexpr Key typed(const char* text) {
    return {no_mod, 0, text, no_mod};
}

inline constexpr Condition always{[](const Context&) { return true; }};
extern const Condition has_selection, has_query, has_motion;

using CommandTable = std::vector<Command>;
/// Why nothing moves here, and what can be let move.
std::string why_still(const Context& context);

/// Why the shape that is selected can't fly; empty where none is, or several are.
std::string why_not_fly(const Context& context);
/// Why this can't be asked of the shapes that are selected, and what can; empty where too few are.
std::string why_not_asked(const Context& context, QueryKind kind);

CommandTable time_commands();
CommandTable view_commands();
CommandTable scene_commands();
CommandTable own_scene_commands();
CommandTable edit_commands();
CommandTable make_commands();
CommandTable motion_commands();
CommandTable share_commands();
CommandTable ask_commands();
CommandTable help_commands();

}  // namespace lab
