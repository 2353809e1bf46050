#include "panels/commands.hpp"

#include <algorithm>
#include <stdexcept>

#include <SDL_keycode.h>

#include "panels/lab.hpp"

namespace lab {

namespace {

bool always(const Lab&) {
    return true;
}
bool has_file(const Lab& lab) {
    return !lab.session().path().empty();
}
bool moves(const Lab& lab) {
    return lab.session().has_motion();
}

constexpr Key none{};
constexpr Key key(int code, unsigned mods = no_mod) {
    return {mods, code, ""};
}
constexpr Key typed(const char* text) {
    return {no_mod, 0, text};
}

void toggle(bool& flag) {
    flag = !flag;
}

void frame_all(Lab& lab) {
    lab.session().view().auto_frame = true;
}

void play_or_pause(Lab& lab) {
    View& view = lab.session().view();
    view.playing = !view.playing;
}

void step(Lab& lab, int by) {
    lab.session().view().playing = false;
    lab.session().step(by);
}

/// Esc drops what is being done, then what is open, then what is selected; it never quits.
void escape(Lab& lab) {
    if (lab.session().in_gesture()) {
        lab.session().cancel_gesture();
    } else if (lab.shortcuts_shown || lab.settings_shown || lab.layers_shown) {
        lab.shortcuts_shown = lab.settings_shown = lab.layers_shown = false;
    } else if (lab.session().changed_on_disk()) {
        lab.session().keep_mine();
    } else if (!lab.search.empty()) {
        lab.search.clear();
    } else {
        lab.session().view().selected.clear();
    }
}

std::vector<Command> make_commands() {
    return {
        {"play", "Play or pause", "Time", key(SDLK_SPACE), none, play_or_pause, moves},
        {"step_forward", "Step forward", "Time", typed("."), none, [](Lab& l) { step(l, 1); },
         moves, true},
        {"step_back", "Step back", "Time", typed(","), none, [](Lab& l) { step(l, -1); }, moves,
         true},
        {"restart", "Back to the start", "Time", key(SDLK_r), none,
         [](Lab& l) { l.session().restart(); }, always},
        {"frame", "Frame all", "View", key(SDLK_HOME), key(SDLK_f), frame_all, always},
        {"larger", "Larger interface", "View", key(SDLK_EQUALS, ctrl), key(SDLK_PLUS, ctrl),
         [](Lab& l) { l.zoom_interface(1.25); }, always},
        {"smaller", "Smaller interface", "View", key(SDLK_MINUS, ctrl), none,
         [](Lab& l) { l.zoom_interface(0.8); }, always},
        {"layers", "What is shown", "View", key(SDLK_l), none,
         [](Lab& l) { toggle(l.layers_shown); }, always},
        {"settings", "Settings", "View", key(SDLK_COMMA, ctrl), none,
         [](Lab& l) { toggle(l.settings_shown); }, always},
        {"theme", "Dark or light", "View", key(SDLK_t), none,
         [](Lab& l) {
             l.settings().theme = l.settings().theme == Theme::dark ? Theme::light : Theme::dark;
         },
         always},
        {"next", "Next scene", "Scene", typed("]"), key(SDLK_PAGEDOWN),
         [](Lab& l) { l.open_neighbour(1); }, always},
        {"previous", "Previous scene", "Scene", typed("["), key(SDLK_PAGEUP),
         [](Lab& l) { l.open_neighbour(-1); }, always},
        {"find", "Find a scene", "Scene", key(SDLK_p, ctrl), typed("/"),
         [](Lab& l) { l.focus_search = true; }, always},
        {"open", "Open a file", "Scene", key(SDLK_o, ctrl), none,
         [](Lab& l) { l.ask_what_to_open(); }, always},
        {"save", "Save", "Scene", key(SDLK_s, ctrl), none, [](Lab& l) { l.save(); }, always},
        {"save_as", "Save as a file", "Scene", key(SDLK_s, ctrl | shift), none,
         [](Lab& l) { l.ask_where_to_save(); }, always},
        {"reload", "Reload the file", "Scene", key(SDLK_r, ctrl), none, [](Lab& l) { l.reload(); },
         has_file},
        {"undo", "Undo", "Edit", key(SDLK_z, ctrl), none, [](Lab& l) { l.session().undo(); },
         [](const Lab& l) { return l.session().history().can_undo(); }, true},
        {"redo", "Redo", "Edit", key(SDLK_z, ctrl | shift), key(SDLK_y, ctrl),
         [](Lab& l) { l.session().redo(); },
         [](const Lab& l) { return l.session().history().can_redo(); }, true},
        {"escape", "Cancel, then close, then deselect", "Edit", key(SDLK_ESCAPE), none, escape,
         always},
        {"picture", "Save a picture of the canvas", "Picture", key(SDLK_F12), none,
         [](Lab& l) { l.save_picture(false); }, always},
        {"window_picture", "Save a picture of the window", "Picture", key(SDLK_F12, shift), none,
         [](Lab& l) { l.save_picture(true); }, always},
        {"shortcuts", "All shortcuts", "Help", key(SDLK_F1), typed("?"),
         [](Lab& l) { toggle(l.shortcuts_shown); }, always},
        {"quit", "Quit", "Help", key(SDLK_q, ctrl), none, [](Lab& l) { l.quit(); }, always},
    };
}

std::string name_of_key(int code) {
    switch (code) {
        case SDLK_SPACE:
            return "Space";
        case SDLK_HOME:
            return "Home";
        case SDLK_ESCAPE:
            return "Esc";
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
        default:
            return std::string(1, static_cast<char>(code - 'a' + 'A'));
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
    if (press.key != wanted.code) return false;
    const unsigned mods = mods_of(press);
    // On many keyboards + itself takes Shift.
    if (wanted.code == SDLK_PLUS || wanted.code == SDLK_EQUALS)
        return (mods & ~shift) == wanted.mods;
    return mods == wanted.mods;
}

}  // namespace

const std::vector<Command>& commands() {
    static const std::vector<Command> table = make_commands();
    return table;
}

const Command& command(std::string_view id) {
    for (const Command& each : commands()) {
        if (each.id == id) return each;
    }
    throw std::logic_error("no command is called " + std::string(id));
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
