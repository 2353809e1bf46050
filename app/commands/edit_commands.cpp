#include "commands/command_table.hpp"
#include "scene/edit.hpp"
#include "workspace/keyboard_moves.hpp"

namespace lab {

const Condition has_selection{
    [](const Context& context) { return !context.workspace.session().view().selected.empty(); },
    "select a shape"};

namespace {

/// In the canvas through shapes and handles, elsewhere through controls.
void go_on(Context& context, int by) {
    if (context.shell.in_canvas()) {
        select_next(context.workspace.session(), context.shell.camera(), by);
    } else {
        context.shell.next_control(by);
    }
}

/// What a learner predicts without a pointer; the cross begins in the middle of the canvas.
void move_cross(Context& context, Vec2 way, Stride stride) {
    std::optional<Vec2>& cross = context.workspace.lessons().cross;
    const CameraState& camera = context.shell.camera().state;
    const double points = stride == Stride::large ? 50 : stride == Stride::ulp ? 1 : 5;
    cross = cross.value_or(camera.center) + (points / camera.zoom) * way;
}

constexpr Condition can_undo{[](const Context& context) { return context.workspace.can_undo(); },
                             "change something"};
constexpr Condition can_redo{[](const Context& context) { return context.workspace.can_redo(); },
                             "undo something"};
constexpr Condition can_predict{
    [](const Context& context) {
        return context.workspace.lessons().awaits_prediction() && context.shell.in_canvas();
    },
    "open a lesson's step that asks for a prediction, and go back to the canvas"};

/// Without a cross there is no place yet: it appears, to be moved.
void predict_at_cross(Context& context) {
    if (context.workspace.lessons().cross)
        return context.workspace.lessons().predict(*context.workspace.lessons().cross);
    move_cross(context, {}, Stride::small);
    context.workspace.say("Move the cross with the arrow keys, then press Enter again.");
}

void move_by(Context& context, Vec2 way) {
    const unsigned mods = context.press.mods;
    const Stride stride = (mods & shift) != 0 ? Stride::large
                          : (mods & alt) != 0 ? Stride::ulp
                                              : Stride::small;
    const bool goes_on = context.press.repeated;
    if (context.workspace.lessons().awaits_prediction()) {
        move_cross(context, way, stride);
    } else if (has_selection(context)) {
        nudge(context.workspace.session(), context.shell.camera(), way, stride, goes_on);
    } else {
        pan_by_key(context.workspace.session().view(), way, stride);
    }
}

void toggle_snap(Context& context) {
    bool& snap = context.workspace.settings().snap;
    snap = !snap;
    context.workspace.say(snap ? "What you drag snaps. Hold Ctrl to let it go anywhere."
                               : "What you drag goes anywhere. Hold Ctrl to snap.");
}

constexpr Condition has_left_motion{[](const Context& context) {
                                        return is_detached(
                                            context.workspace.session().scene(),
                                            context.workspace.session().view().selected);
                                    },
                                    "select a shape that was dragged out of its motion"};

void give_back_selected(Context& context) {
    const std::string shape = context.workspace.session().view().selected;
    context.workspace.session().edit("Give " + shape + " back",
                                     [&](Scene& draft) { give_back(draft, shape); });
}

/// Esc drops what is being done, then what is open, then what is presented, then a walk, then goes
/// back to the canvas, then drops what is selected; it never quits. A walk outlives presenting: who
/// only wants the controls back isn't to show a class how it ends.
void escape(Context& context) {
    if (context.workspace.session().in_gesture())
        return context.workspace.session().cancel_gesture();
    const bool closed = context.shell.close_dialogs();
    if (!closed && context.ui.presenting) return context.shell.present();
    if (!closed && context.workspace.session().walks())
        return context.workspace.session().end_walk();
    if (!closed && context.workspace.session().changed_on_disk())
        return context.workspace.session().keep_mine();
    if (!closed && context.workspace.session().is_restored())
        return context.workspace.session().keep_restored();
    if (!closed && !context.ui.search.empty()) return context.ui.search.clear();
    const bool was_away = !context.shell.in_canvas() && context.shell.shows_focus();
    context.shell.go_to_panel("canvas");
    if (!closed && !was_away) context.workspace.session().view().select({});
}

}  // namespace

CommandTable edit_commands() {
    constexpr unsigned strides = shift | alt;
    return {
        {"undo", "Undo", "Edit", key('z', ctrl), no_key, [](Context& c) { c.workspace.undo(); },
         can_undo, true},
        {"redo", "Redo", "Edit", key('z', ctrl | shift), key('y', ctrl),
         [](Context& c) { c.workspace.redo(); }, can_redo, true},
        {"history", "History", "Edit", key('h'), no_key,
         [](Context& c) { c.ui.toggle(Dialog::history); }, always},
        {"copy", "Copy the shapes or the case", "Edit", key('c', ctrl), no_key,
         [](Context& c) { c.shell.set_clipboard(c.workspace.copied()); }, always},
        {"paste", "Paste shapes or a case", "Edit", key('v', ctrl), no_key,
         [](Context& c) { c.workspace.paste(c.shell.clipboard()); }, always},
        {"left", "Move left (Shift ×10, Alt one ulp)", "Edit", key(keys::left, no_mod, strides),
         no_key,
         [](Context& c) {
             move_by(c, {-1, 0});
         },
         always, true},
        {"right", "Move right", "Edit", key(keys::right, no_mod, strides), no_key,
         [](Context& c) {
             move_by(c, {1, 0});
         },
         always, true},
        {"up", "Move up", "Edit", key(keys::up, no_mod, strides), no_key,
         [](Context& c) {
             move_by(c, {0, -1});
         },
         always, true},
        {"down", "Move down", "Edit", key(keys::down, no_mod, strides), no_key,
         [](Context& c) {
             move_by(c, {0, 1});
         },
         always, true},
        {"predict", "Predict where the cross is", "Edit", key(keys::enter), no_key,
         predict_at_cross, can_predict},
        {"snap", "Snap, or not (Ctrl inverts)", "Edit", key('n'), no_key, toggle_snap, always},
        {"give_back", "Give back to its motion", "Edit", key('g'), no_key,
         [](Context& c) { give_back_selected(c); }, has_left_motion},
        {"next_stop", "Next shape, handle or control", "Edit", key(keys::tab), no_key,
         [](Context& c) { go_on(c, 1); }, always, true},
        {"previous_stop", "Previous shape, handle or control", "Edit", key(keys::tab, shift),
         no_key, [](Context& c) { go_on(c, -1); }, always, true},
        {"escape", "Cancel, then close, then deselect", "Edit", key(keys::escape), no_key, escape,
         always},
    };
}

}  // namespace lab
