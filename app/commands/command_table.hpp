// The form of the command table's rows; each group of commands has its own file.
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
extern const Condition has_selection, has_query, has_motion, has_character;

/// Starts a take of the scene's character, or ends it.
void play_character(Context& context);
/// Ends a take, if one runs, and says how long it was.
void end_take(Context& context);

using CommandTable = std::vector<Command>;
/// Why nothing moves here, and what could be made to move.
std::string why_still(const Context& context);

/// Why the selected shape can't fly or walk; empty if none or several are selected.
std::string why_not_fly(const Context& context);
std::string why_not_walk(const Context& context);
/// Why this query doesn't support the selected shapes, and which queries do; empty if too few
/// shapes are selected.
std::string why_not_asked(const Context& context, QueryKind kind);

CommandTable time_commands();
CommandTable stop_commands();
CommandTable flip_commands();
CommandTable view_commands();
CommandTable scene_commands();
CommandTable own_scene_commands();
CommandTable edit_commands();
CommandTable make_commands();
CommandTable ground_commands();
CommandTable motion_commands();
CommandTable recording_commands();
CommandTable comparison_commands();
CommandTable share_commands();
CommandTable ask_commands();
CommandTable help_commands();

}  // namespace lab
