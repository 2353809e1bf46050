#include "commands/commands.hpp"

#include <algorithm>
#include <stdexcept>

#include <SDL_keycode.h>

#include "commands/command_table.hpp"
#include "commands/key_press.hpp"

namespace lab {

namespace {

std::string name_of_key(int code) {
    switch (code) {
        case SDLK_SPACE:
            return "Space";
        case SDLK_HOME:
            return "Home";
        case SDLK_ESCAPE:
            return "Esc";
        case SDLK_RETURN:
            return "Enter";
        case SDLK_PAGEUP:
            return "PgUp";
        case SDLK_PAGEDOWN:
            return "PgDn";
        case SDLK_F1:
            return "F1";
        case SDLK_F12:
            return "F12";
        case SDLK_EQUALS:
        case SDLK_PLUS:
            return "+";
        case SDLK_MINUS:
            return "−";
        case SDLK_COMMA:
            return ",";
        case SDLK_F2:
            return "F2";
        case SDLK_F10:
            return "F10";
        case SDLK_APPLICATION:
            return "Menu";
        case SDLK_TAB:
            return "Tab";
        case SDLK_F5:
            return "F5";
        case SDLK_F6:
            return "F6";
        case SDLK_DELETE:
            return "Del";
        case SDLK_BACKSPACE:
            return "Backspace";
        case SDLK_LEFT:
            return "←";
        case SDLK_RIGHT:
            return "→";
        case SDLK_UP:
            return "↑";
        case SDLK_DOWN:
            return "↓";
        default: {
            const bool letter = code >= 'a' && code <= 'z';
            return std::string(1, static_cast<char>(letter ? code - 'a' + 'A' : code));
        }
    }
}

unsigned mods_of(const KeyPress& press) {
    unsigned mods = no_mod;
    // Cmd is the Ctrl of a Mac.
    if ((press.mods & (KMOD_CTRL | KMOD_GUI)) != 0) mods |= ctrl;
    if ((press.mods & KMOD_SHIFT) != 0) mods |= shift;
    if ((press.mods & KMOD_ALT) != 0) mods |= alt;
    return mods;
}

bool is_pressed(const Key& wanted, const KeyPress& press) {
    if (wanted.none()) return false;
    if (*wanted.typed != 0) return press.key == SDLK_UNKNOWN && press.text == wanted.typed;
    return press.key == wanted.code && (mods_of(press) & ~wanted.may_hold) == wanted.mods;
}

}  // namespace

const std::vector<Command>& commands() {
    static const CommandTable table = [] {
        CommandTable made;
        for (const CommandTable& part :
             {time_commands(), view_commands(), scene_commands(), edit_commands(), make_commands(),
              motion_commands(), ask_commands(), share_commands(), help_commands()}) {
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
    throw std::logic_error("no command is called " + std::string(id));
}

std::string refusal_of(const Command& command) {
    return std::string("First ") + command.enabled.need + ". Then “" + command.title + "” works.";
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
