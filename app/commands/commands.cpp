#include "commands/commands.hpp"

#include <algorithm>
#include <stdexcept>

#include "commands/command_table.hpp"
#include "commands/context.hpp"
#include "commands/key_press.hpp"

namespace lab {

namespace {

std::string name_of_key(int code) {
    switch (code) {
        case keys::space:
            return "Space";
        case keys::home:
            return "Home";
        case keys::escape:
            return "Esc";
        case keys::enter:
            return "Enter";
        case keys::page_up:
            return "PgUp";
        case keys::page_down:
            return "PgDn";
        case keys::f1:
            return "F1";
        case keys::f11:
            return "F11";
        case keys::f12:
            return "F12";
        case '=':
        case '+':
            return "+";
        case '-':
            return "−";
        case ',':
            return ",";
        case keys::f2:
            return "F2";
        case keys::f10:
            return "F10";
        case keys::menu:
            return "Menu";
        case keys::tab:
            return "Tab";
        case keys::f5:
            return "F5";
        case keys::f6:
            return "F6";
        case keys::del:
            return "Del";
        case keys::backspace:
            return "Backspace";
        case keys::left:
            return "←";
        case keys::right:
            return "→";
        case keys::up:
            return "↑";
        case keys::down:
            return "↓";
        default: {
            const bool letter = code >= 'a' && code <= 'z';
            return std::string(1, static_cast<char>(letter ? code - 'a' + 'A' : code));
        }
    }
}

bool is_pressed(const Key& wanted, const KeyPress& press) {
    if (wanted.none()) return false;
    if (*wanted.typed != 0) return press.key == keys::none && press.text == wanted.typed;
    return press.key == wanted.code && (press.mods & ~wanted.may_hold) == wanted.mods;
}

}  // namespace

const std::vector<Command>& commands() {
    static const CommandTable table = [] {
        CommandTable made;
        for (const CommandTable& part :
             {time_commands(), view_commands(), flip_commands(), stop_commands(), scene_commands(),
              own_scene_commands(), edit_commands(), make_commands(), ground_commands(),
              motion_commands(), ask_commands(), recording_commands(), comparison_commands(),
              share_commands(), help_commands()}) {
            made.insert(made.end(), part.begin(), part.end());
        }
        return made;
    }();
    return table;
}

const Command& command(std::string_view id) {
    for (const Command& each : commands()) {
        if (each.id == id) return each;
    }
    throw std::logic_error("no command is named " + std::string(id));
}

std::string refusal_of(const Command& command, const Context& context) {
    std::string why = command.enabled.why != nullptr ? command.enabled.why(context) : "";
    if (!why.empty()) return why;
    return std::string("First ") + command.enabled.need + ". Then “" + command.title + "” works.";
}

bool run_or_refuse(const Command& wanted, Context& context) {
    if (wanted.enabled(context)) {
        wanted.run(context);
        return true;
    }
    for (const char* id : wanted.instead) {
        const Command& other = command(id);
        if (!other.enabled(context)) continue;
        other.run(context);
        context.workspace.say("“" + std::string(wanted.title) + "” isn't possible here, so “" +
                              other.title + "” was done.");
        return true;
    }
    context.workspace.say(refusal_of(wanted, context));
    return false;
}

std::string text_of(const Key& key) {
    if (key.none()) return {};
    if (*key.typed != 0) return key.typed;
    std::string text;
    if ((key.mods & ctrl) != 0) text += "Ctrl+";
    if ((key.mods & shift) != 0) text += "Shift+";
    if ((key.mods & alt) != 0) text += "Alt+";
    return text + name_of_key(key.code);
}

std::string shortcuts_as_markdown() {
    std::string text = "| key | what it does |\n| --- | --- |\n";
    for (const Command& each : commands()) {
        if (each.key.none()) continue;
        text += "| `" + text_of(each.key) + "`";
        if (!each.second_key.none() && text_of(each.second_key) != text_of(each.key)) {
            text += " or `" + text_of(each.second_key) + "`";
        }
        text += std::string(" | ") + each.title + " |\n";
    }
    return text;
}

const Command* command_for(const KeyPress& press) {
    const auto& table = commands();
    const auto found = std::find_if(table.begin(), table.end(), [&](const Command& each) {
        return (!press.repeated || each.repeats) &&
               (is_pressed(each.key, press) || is_pressed(each.second_key, press));
    });
    return found == table.end() ? nullptr : &*found;
}

}  // namespace lab
