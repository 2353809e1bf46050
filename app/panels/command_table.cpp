#include "panels/command_table.hpp"

#include <SDL_keycode.h>

#include "explain/decision.hpp"
#include "panels/lab.hpp"
#include "panels/show_all.hpp"

namespace lab {

const Condition has_query{[](const Lab& lab) { return !lab.session().scene().queries.empty(); },
                          "ask something of two shapes"};
const Condition has_motion{[](const Lab& lab) { return lab.session().has_motion(); },
                           "open a scene that moves"};

namespace {

constexpr Condition has_file{[](const Lab& lab) { return !lab.session().path().empty(); },
                             "save the scene as a file or open one"};
constexpr Condition is_restored{[](const Lab& lab) { return lab.session().is_restored(); },
                                "have changes that were restored"};
constexpr Condition has_lessons{[](const Lab& lab) { return !lab.lessons().lessons().empty(); },
                                "start the lab with lessons"};

void toggle(bool& flag) {
    flag = !flag;
}

void frame_all(Lab& lab) {
    const std::string advice = show_all(lab.session(), lab.hands().camera().area);
    if (!advice.empty()) lab.say(advice);
}

/// About the middle of the canvas.
void zoom_canvas(Lab& lab, double factor) {
    View& view = lab.session().view();
    Camera camera = lab.hands().camera();
    camera.state = view.camera;
    view.auto_frame = false;
    view.camera = zoomed_about(camera, camera.middle(), factor).state;
}

void play_or_pause(Lab& lab) {
    View& view = lab.session().view();
    view.playing = !view.playing;
    if (view.playing) lab.session().end_walk();
}

constexpr Condition can_step{
    [](const Lab& lab) { return has_motion(lab) || lab.session().walks(); },
    "open a scene that moves or walk through the source"};

void toggle_motion(Lab& lab) {
    const bool motion = !lab.settings().motion;
    lab.let_scenes_move(motion);
    lab.say(motion ? "Scenes play as they are opened." : "Nothing moves until you play it.");
}

/// Window, theme and size of type are no part of it.
void reset_layout(Lab& lab) {
    const Settings defaults;
    lab.settings().column_width = defaults.column_width;
    lab.settings().source_share = defaults.source_share;
}

constexpr Condition has_other_layout{
    [](const Lab& lab) {
        const Settings defaults;
        return lab.settings().column_width != defaults.column_width ||
               lab.settings().source_share != defaults.source_share;
    },
    "change the size of a panel"};

void toggle_walk(Lab& lab) {
    if (lab.session().walks()) {
        lab.session().end_walk();
    } else {
        lab.session().begin_walk();
    }
}

/// A walk goes into calls, and out of them, by itself.
constexpr Condition shows_whole_source{
    [](const Lab& lab) {
        return asks_something(lab.session().scene()) && !lab.session().walks() &&
               !lab.lessons().awaits_prediction();
    },
    "open a scene that asks something, and leave any walk or prediction"};

constexpr Condition is_inside_call{
    [](const Lab& lab) { return shows_whole_source(lab) && lab.source().depth() > 0; },
    "step into a call"};

void step_into(Lab& lab) {
    const std::vector<ShownCall> chain = lab.source().chain(lab.session().trace());
    const Call* shown = chain.empty() ? nullptr : chain.back().call;
    const Call* next = shown != nullptr ? deciding_call(*shown) : nullptr;
    if (next == nullptr) return lab.say("Nothing is called from here that leaves a trace.");
    lab.source().in_numbers = false;
    lab.source().step_into(*shown, *next);
}

void step_out(Lab& lab) {
    lab.source().in_numbers = false;
    lab.source().step_out_to(lab.source().depth());
}

/// Through time or, while the source is walked through, through that.
void step(Lab& lab, int by) {
    if (lab.session().walks()) return lab.session().walk(by);
    lab.session().view().playing = false;
    lab.session().step(by);
}

}  // namespace

CommandTable time_commands() {
    return {
        {"play", "Play or pause", "Time", key(SDLK_SPACE), no_key, play_or_pause, has_motion},
        {"step_forward", "Step forward", "Time", typed("."), no_key, [](Lab& l) { step(l, 1); },
         can_step, true},
        {"step_back", "Step back", "Time", typed(","), no_key, [](Lab& l) { step(l, -1); },
         can_step, true},
        {"walk", "Walk through the source", "Time", key(SDLK_w), no_key, toggle_walk, has_query},
        {"step_into", "Step into a call", "Time", key(SDLK_e), no_key, step_into,
         shows_whole_source},
        {"step_out", "Step out to its caller", "Time", key(SDLK_e, shift), no_key, step_out,
         is_inside_call},
        {"motion", "Motion off, or on as scenes open", "Time", key(SDLK_SPACE, shift), no_key,
         toggle_motion, always},
        {"restart", "Back to the start", "Time", key(SDLK_r), no_key,
         [](Lab& l) { l.session().restart(); }, always},
    };
}

CommandTable view_commands() {
    return {
        {"frame", "Frame all", "View", key(SDLK_HOME), key(SDLK_f), frame_all, always},
        {"zoom_in", "Zoom in", "View", typed("+"), no_key, [](Lab& l) { zoom_canvas(l, 1.25); },
         always},
        {"zoom_out", "Zoom out", "View", typed("-"), no_key, [](Lab& l) { zoom_canvas(l, 0.8); },
         always},
        {"larger", "Larger interface", "View", key(SDLK_EQUALS, ctrl, shift),
         key(SDLK_PLUS, ctrl, shift), [](Lab& l) { l.zoom_interface(1.25); }, always},
        {"smaller", "Smaller interface", "View", key(SDLK_MINUS, ctrl), no_key,
         [](Lab& l) { l.zoom_interface(0.8); }, always},
        {"next_region", "Next part of the window", "View", key(SDLK_F6), no_key,
         [](Lab& l) { l.focus().go_round(1); }, always},
        {"previous_region", "Previous part of the window", "View", key(SDLK_F6, shift), no_key,
         [](Lab& l) { l.focus().go_round(-1); }, always},
        {"main_menu", "All commands", "View", key(SDLK_F10), no_key,
         [](Lab& l) { l.main_menu_wanted = true; }, always},
        {"menu", "Menu of what is selected", "View", key(SDLK_F10, shift), key(SDLK_APPLICATION),
         [](Lab& l) { l.menu_wanted = true; }, always},
        {"present", "Present, without the controls", "View", key(SDLK_F5), no_key,
         [](Lab& l) { l.present(); }, always},
        {"layers", "What is shown", "View", key(SDLK_l), no_key,
         [](Lab& l) { toggle(l.layers_shown); }, always},
        {"reset_layout", "Reset the layout", "View", no_key, no_key, reset_layout,
         has_other_layout},
        {"settings", "Settings", "View", key(SDLK_COMMA, ctrl), no_key,
         [](Lab& l) { toggle(l.settings_shown); }, always},
        {"theme", "Dark or light", "View", key(SDLK_t), no_key,
         [](Lab& l) {
             Theme& theme = l.settings().theme;
             theme = theme_of(!is_light(theme), has_contrast(theme));
         },
         always},
        {"contrast", "High contrast", "View", no_key, no_key,
         [](Lab& l) {
             Theme& theme = l.settings().theme;
             theme = theme_of(is_light(theme), !has_contrast(theme));
         },
         always},
    };
}

CommandTable scene_commands() {
    return {
        {"next", "Next scene", "Scene", typed("]"), key(SDLK_PAGEDOWN),
         [](Lab& l) { l.open_neighbour(1); }, always},
        {"previous", "Previous scene", "Scene", typed("["), key(SDLK_PAGEUP),
         [](Lab& l) { l.open_neighbour(-1); }, always},
        {"palette", "Find anything", "Scene", key(SDLK_p, ctrl), no_key,
         [](Lab& l) { l.palette_card().open(); }, always},
        {"find", "Find a scene", "Scene", typed("/"), no_key, [](Lab& l) { l.focus_search = true; },
         always},
        {"lessons", "Lessons", "Scene", key(SDLK_l, ctrl), no_key,
         [](Lab& l) { l.lessons().leave_or_return(); }, has_lessons},
        {"new", "New scene", "Scene", key(SDLK_n, ctrl), no_key, [](Lab& l) { l.open_new(); },
         always},
        {"open", "Open a file", "Scene", key(SDLK_o, ctrl), no_key,
         [](Lab& l) { l.ask_what_to_open(); }, always},
        {"save", "Save", "Scene", key(SDLK_s, ctrl), no_key, [](Lab& l) { l.save(); }, always},
        {"save_as", "Save as a file", "Scene", key(SDLK_s, ctrl | shift), no_key,
         [](Lab& l) { l.ask_where_to_save(); }, always},
        {"reload", "Reload the file", "Scene", key(SDLK_r, ctrl), no_key,
         [](Lab& l) { l.reload(); }, has_file},
        {"discard_restored", "Discard the restored changes", "Scene", no_key, no_key,
         [](Lab& l) { l.discard_restored(); }, is_restored},
    };
}

CommandTable help_commands() {
    return {
        {"shortcuts", "All shortcuts", "Help", key(SDLK_F1), typed("?"),
         [](Lab& l) { toggle(l.shortcuts_shown); }, always},
        {"quit", "Quit", "Help", key(SDLK_q, ctrl), no_key, [](Lab& l) { l.quit(); }, always},
    };
}

}  // namespace lab
