#include <algorithm>
#include <iterator>

#include "commands/command_table.hpp"
#include "scene/edit.hpp"
#include "scene/names.hpp"
#include "workspace/hand_advice.hpp"
#include "workspace/keyboard_moves.hpp"
#include "workspace/scalar_edit.hpp"
#include "workspace/show_all.hpp"

namespace lab {

const Condition has_selection{
    [](const Context& context) { return !context.workspace.session().view().selected.empty(); },
    "select a shape"};

namespace {

/// Tab goes through shapes and handles in the canvas, and through controls elsewhere.
void go_on(Context& context, int by) {
    if (context.shell.in_canvas()) {
        select_next(context.workspace.session(), context.shell.camera(), by);
    } else {
        context.shell.next_control(by);
    }
}

/// Moves the cross for predictions without a pointer; it starts in the middle of the canvas.
void move_cross(Context& context, Vec2 way, Stride stride) {
    std::optional<Vec2>& cross = context.workspace.lessons().cross;
    const CameraState& camera = context.shell.camera().state;
    const double points = stride == Stride::large ? 50 : stride == Stride::ulp ? 1 : 5;
    cross = cross.value_or(camera.center) + (points / camera.zoom) * way;
}

constexpr Condition can_undo{
    [](const Context& context) { return context.workspace.can_undo(); }, "change something",
    [](const Context&) -> std::string { return "There is nothing to undo."; }};
constexpr Condition can_redo{
    [](const Context& context) { return context.workspace.can_redo(); }, "undo something",
    [](const Context&) -> std::string { return "There is nothing to redo."; }};
constexpr Condition can_predict{
    [](const Context& context) {
        return context.workspace.lessons().awaits_prediction() && context.shell.in_canvas();
    },
    "open a lesson step that asks for a prediction, and go back to the canvas"};

/// The first press only shows the cross, so that it can be moved.
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
    context.workspace.say(snap ? "Dragged shapes snap. Hold Ctrl to move freely."
                               : "Dragged shapes move freely. Hold Ctrl to snap.");
}

/// The shapes among these that an edit has detached from their motions.
Names out_of_motion(const Context& context, const Names& shapes) {
    Names names;
    std::copy_if(shapes.begin(), shapes.end(), std::back_inserter(names), [&](const auto& name) {
        return is_detached(context.workspace.session().scene(), name);
    });
    return names;
}

Names selected_out_of_motion(const Context& context) {
    return out_of_motion(context, context.workspace.session().view().selection());
}

Names all_out_of_motion(const Context& context) {
    Names shapes;
    for (const NamedShape& shape : context.workspace.session().scene().shapes)
        shapes.push_back(shape.name);
    return out_of_motion(context, shapes);
}

void give_back_to_motion(Context& context, const Names& shapes) {
    const std::string what =
        shapes.size() == 1 ? shapes.front() : std::to_string(shapes.size()) + " shapes";
    context.workspace.session().edit("Resume the motion of " + what, [&](Scene& draft) {
        for (const std::string& shape : shapes) give_back(draft, shape);
    });
}

std::string why_none_left(const Context& context) {
    if (!all_out_of_motion(context).empty()) return {};
    return "No shape here has left its motion. Drag one that moves, then G resumes its motion.";
}

constexpr Condition has_left_motion{
    [](const Context& context) { return !selected_out_of_motion(context).empty(); },
    "select a shape that was dragged out of its motion", why_none_left};
constexpr Condition any_has_left_motion{
    [](const Context& context) { return !all_out_of_motion(context).empty(); },
    "drag a shape out of its motion", why_none_left};

/// Brings pasted shapes into view.
void paste(Context& context) {
    context.workspace.paste(context.shell.clipboard());
    Session& session = context.workspace.session();
    const Camera& camera = context.shell.camera();
    for (const std::string& name : session.view().selection()) {
        if (advice_for_lost(session.now(), camera, Picked{name, ""}).empty()) continue;
        const std::string advice = show_all(session, camera.area);
        return advice.empty() ? void() : context.workspace.say(advice);
    }
}

void switch_scalar(Context& context) {
    const bool is_double = context.workspace.session().scene().scalar == Scalar::double_;
    compute_in(context.workspace, is_double ? Scalar::float_ : Scalar::double_);
}

/// Esc ends a take, cancels a gesture, then closes what is open, then the message of a stop or of a
/// faulty lesson, then shows the whole window, then stops presenting, then a walk, then returns to
/// the canvas, then clears the selection and the path of the last drag; it never quits. Presenting
/// stops before a walk, so that bringing the controls back doesn't show an audience how the walk
/// ends.
void escape(Context& context) {
    if (context.workspace.session().is_live()) return end_take(context);
    if (context.workspace.session().in_gesture())
        return context.workspace.session().cancel_gesture();
    const bool closed = context.shell.close_dialogs();
    if (!closed && context.workspace.session().stopped())
        return context.workspace.session().forget_stop();
    if (!closed && context.workspace.dismiss_notice()) return;
    if (!closed && context.ui.only) return context.ui.only.reset();
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
    if (closed || was_away) return;
    context.workspace.session().close_drag();
    context.workspace.session().view().select({});
}

}  // namespace

CommandTable edit_commands() {
    constexpr unsigned strides = shift | alt;
    return {
        {"undo", "Undo", "Undoes the last change.", "Edit", key('z', ctrl), no_key,
         [](Context& c) { c.workspace.undo(); }, can_undo, true},
        {"redo", "Redo", "Redoes the last undone change.", "Edit", key('z', ctrl | shift),
         key('y', ctrl), [](Context& c) { c.workspace.redo(); }, can_redo, true},
        {"history", "History",
         "Lists all changes since the scene was opened. Click one to go there.", "Edit", key('h'),
         no_key, [](Context& c) { c.ui.toggle(Dialog::history); }, always},
        {"copy", "Copy the shapes or the case",
         "Copies the selected shapes, or the whole scene, as a line of text with exact numbers.",
         "Edit", key('c', ctrl), no_key,
         [](Context& c) { c.shell.set_clipboard(c.workspace.copied()); }, always},
        {"paste", "Paste shapes or a case",
         "Adds the shapes of a copied line, or opens it as a scene if it has a query.", "Edit",
         key('v', ctrl), no_key, paste, always},
        {"left", "Move left (Shift ×10, Alt one ulp)",
         "Moves the selected shape or handle, or the canvas.", "Edit",
         key(keys::left, no_mod, strides), no_key,
         [](Context& c) {
             move_by(c, {-1, 0});
         },
         always, true},
        {"right", "Move right", "Moves the selected shape or handle, or the canvas.", "Edit",
         key(keys::right, no_mod, strides), no_key,
         [](Context& c) {
             move_by(c, {1, 0});
         },
         always, true},
        {"up", "Move up", "Moves the selected shape or handle, or the canvas.", "Edit",
         key(keys::up, no_mod, strides), no_key,
         [](Context& c) {
             move_by(c, {0, -1});
         },
         always, true},
        {"down", "Move down", "Moves the selected shape or handle, or the canvas.", "Edit",
         key(keys::down, no_mod, strides), no_key,
         [](Context& c) {
             move_by(c, {0, 1});
         },
         always, true},
        {"predict", "Predict where the cross is",
         "Answers a lesson's question with the cross that the arrow keys move.", "Edit",
         key(keys::enter), no_key, predict_at_cross, can_predict},
        {"snap", "Snap on or off (Ctrl inverts)",
         "Switches snapping on or off. Dragged shapes snap to sides, corners and the grid.", "Edit",
         key('n'), no_key, toggle_snap, always},
        {"give_back",
         "Resume its motion",
         "Resumes the shape's own motion.",
         "Edit",
         key('g'),
         no_key,
         [](Context& c) { give_back_to_motion(c, selected_out_of_motion(c)); },
         has_left_motion,
         false,
         {"give_all_back"}},
        {"give_all_back", "Resume all motions",
         "Resumes the motion of every shape that was moved by hand.", "Edit", no_key, no_key,
         [](Context& c) { give_back_to_motion(c, all_out_of_motion(c)); }, any_has_left_motion},
        {"scalar", "Float or double precision",
         "Computes the scene in float (24 binary digits), or in double (53) again.", "Edit", no_key,
         no_key, switch_scalar, always},
        {"next_stop", "Next shape, handle or control",
         "Selects the next shape or handle; in a panel, the next control.", "Edit", key(keys::tab),
         no_key, [](Context& c) { go_on(c, 1); }, always, true},
        {"previous_stop", "Previous shape, handle or control",
         "Selects the previous shape, handle or control.", "Edit", key(keys::tab, shift), no_key,
         [](Context& c) { go_on(c, -1); }, always, true},
        {"escape", "Cancel, then close, then deselect",
         "Cancels the current action, then closes what is open, then clears the selection.", "Edit",
         key(keys::escape), no_key, escape, always},
    };
}

}  // namespace lab
