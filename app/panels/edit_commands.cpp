#include <SDL_keycode.h>

#include "draw/imgui_compat.hpp"
#include "panels/command_table.hpp"
#include "panels/keyboard_hands.hpp"
#include "panels/lab.hpp"
#include "scene/edit.hpp"

namespace lab {

const Condition has_selection{[](const Lab& lab) { return !lab.session().view().selected.empty(); },
                              "select a shape"};

namespace {

/// In the canvas through shapes and handles, elsewhere through controls.
void go_on(Lab& lab, int by) {
    if (lab.focus().in_canvas()) {
        select_next(lab.session(), lab.hands().camera(), by);
    } else {
        lab.focus().next_stop(by);
    }
}

/// What a learner predicts without a pointer; the cross begins in the middle of the canvas.
void move_cross(Lab& lab, Vec2 way, Stride stride) {
    std::optional<Vec2>& cross = lab.lessons().cross;
    const CameraState& camera = lab.hands().camera().state;
    const double points = stride == Stride::large ? 50 : stride == Stride::ulp ? 1 : 5;
    cross = cross.value_or(camera.center) + (points / camera.zoom) * way;
}

constexpr Condition can_undo{[](const Lab& lab) { return lab.can_undo(); }, "change something"};
constexpr Condition can_redo{[](const Lab& lab) { return lab.can_redo(); }, "undo something"};
constexpr Condition can_predict{
    [](const Lab& lab) { return lab.lessons().awaits_prediction() && lab.focus().in_canvas(); },
    "open a lesson's step that asks for a prediction, and go back to the canvas"};

/// Without a cross there is no place yet: it appears, to be moved.
void predict_at_cross(Lab& lab) {
    if (lab.lessons().cross) return lab.lessons().predict(*lab.lessons().cross);
    move_cross(lab, {}, Stride::small);
    lab.say("Move the cross with the arrow keys, then press Enter again.");
}

void move_by(Lab& lab, Vec2 way) {
    const int mods = lab.press().mods;
    const Stride stride = (mods & KMOD_SHIFT) != 0 ? Stride::large
                          : (mods & KMOD_ALT) != 0 ? Stride::ulp
                                                   : Stride::small;
    const bool goes_on = lab.press().repeated;
    if (lab.lessons().awaits_prediction()) {
        move_cross(lab, way, stride);
    } else if (has_selection(lab)) {
        nudge(lab.session(), lab.hands().camera(), way, stride, goes_on);
    } else {
        pan_by_key(lab.session().view(), way, stride);
    }
}

void toggle_snap(Lab& lab) {
    bool& snap = lab.settings().snap;
    snap = !snap;
    lab.say(snap ? "What you drag snaps. Hold Ctrl to let it go anywhere."
                 : "What you drag goes anywhere. Hold Ctrl to snap.");
}

constexpr Condition has_left_motion{[](const Lab& lab) {
                                        return is_detached(lab.session().scene(),
                                                           lab.session().view().selected);
                                    },
                                    "select a shape that was dragged out of its motion"};

void give_back_selected(Lab& lab) {
    const std::string shape = lab.session().view().selected;
    lab.session().edit("Give " + shape + " back", [&](Scene& draft) { give_back(draft, shape); });
}

/// Esc drops what is being done, then what is open, then what is presented, then a walk, then goes
/// back to the canvas, then drops what is selected; it never quits. A walk outlives presenting: who
/// only wants the controls back isn't to show a class how it ends.
void escape(Lab& lab) {
    if (lab.session().in_gesture()) return lab.session().cancel_gesture();
    const bool closed = lab.close_cards();
    if (!closed && lab.presenting) return lab.present();
    if (!closed && lab.session().walks()) return lab.session().end_walk();
    if (!closed && lab.session().changed_on_disk()) return lab.session().keep_mine();
    if (!closed && lab.session().is_restored()) return lab.session().keep_restored();
    if (!closed && !lab.search.empty()) return lab.search.clear();
    const bool was_away = !lab.focus().in_canvas() && shows_focus();
    lab.focus().go_to("canvas");
    if (!closed && !was_away) lab.session().view().select({});
}

}  // namespace

CommandTable edit_commands() {
    constexpr unsigned strides = shift | alt;
    return {
        {"undo", "Undo", "Edit", key(SDLK_z, ctrl), no_key, [](Lab& l) { l.undo(); }, can_undo,
         true},
        {"redo", "Redo", "Edit", key(SDLK_z, ctrl | shift), key(SDLK_y, ctrl),
         [](Lab& l) { l.redo(); }, can_redo, true},
        {"history", "History", "Edit", key(SDLK_h), no_key,
         [](Lab& l) { l.history_shown = !l.history_shown; }, always},
        {"copy", "Copy the shapes or the case", "Edit", key(SDLK_c, ctrl), no_key,
         [](Lab& l) { l.copy(); }, always},
        {"paste", "Paste shapes or a case", "Edit", key(SDLK_v, ctrl), no_key,
         [](Lab& l) { l.paste(); }, always},
        {"left", "Move left (Shift ×10, Alt one ulp)", "Edit", key(SDLK_LEFT, no_mod, strides),
         no_key,
         [](Lab& l) {
             move_by(l, {-1, 0});
         },
         always, true},
        {"right", "Move right", "Edit", key(SDLK_RIGHT, no_mod, strides), no_key,
         [](Lab& l) {
             move_by(l, {1, 0});
         },
         always, true},
        {"up", "Move up", "Edit", key(SDLK_UP, no_mod, strides), no_key,
         [](Lab& l) {
             move_by(l, {0, -1});
         },
         always, true},
        {"down", "Move down", "Edit", key(SDLK_DOWN, no_mod, strides), no_key,
         [](Lab& l) {
             move_by(l, {0, 1});
         },
         always, true},
        {"predict", "Predict where the cross is", "Edit", key(SDLK_RETURN), no_key,
         predict_at_cross, can_predict},
        {"snap", "Snap, or not (Ctrl inverts)", "Edit", key(SDLK_n), no_key, toggle_snap, always},
        {"give_back", "Give back to its motion", "Edit", key(SDLK_g), no_key,
         [](Lab& l) { give_back_selected(l); }, has_left_motion},
        {"next_stop", "Next shape, handle or control", "Edit", key(SDLK_TAB), no_key,
         [](Lab& l) { go_on(l, 1); }, always, true},
        {"previous_stop", "Previous shape, handle or control", "Edit", key(SDLK_TAB, shift), no_key,
         [](Lab& l) { go_on(l, -1); }, always, true},
        {"escape", "Cancel, then close, then deselect", "Edit", key(SDLK_ESCAPE), no_key, escape,
         always},
    };
}

}  // namespace lab
