// Playing the character of a scene.
#include <algorithm>
#include <cstdio>

#include "commands/command_table.hpp"
#include "scene/handles.hpp"
#include "workspace/motion_edits.hpp"

namespace lab {

namespace {

std::string why_no_character(const Context& context) {
    const Scene& scene = context.workspace.session().scene();
    const auto walker = std::find_if(
        scene.motions.begin(), scene.motions.end(),
        [](const Motion& motion) { return std::holds_alternative<Walking>(motion.kind); });
    if (walker != scene.motions.end())
        return std::string(split_handle(walker->drives).shape) +
               " was moved by hand: select it, and G resumes its motion. Then P plays it.";
    const auto body =
        std::find_if(scene.shapes.begin(), scene.shapes.end(),
                     [&](const NamedShape& shape) { return can_let_walk(scene, shape.name); });
    const std::string none = "No character walks here. ";
    if (body == scene.shapes.end())
        return none +
               "Add a box and some ground, then right-click the box: " + command("let_walk").title +
               ".";
    return none + "Right-click " + body->name + ": " + command("let_walk").title + ".";
}

}  // namespace

const Condition has_character{[](const Context& context) {
                                  return character_of(context.workspace.session().scene()) !=
                                             nullptr &&
                                         !context.workspace.lessons().awaits_prediction();
                              },
                              "open a scene in which a character walks", why_no_character};

/// The keyboard goes to the canvas, so that no arrow key moves the focus.
void play_character(Context& context) {
    if (context.workspace.session().is_live()) return end_take(context);
    context.ui.dialog.reset();
    context.shell.go_to_panel("canvas");
    context.workspace.drop_notice();
    context.workspace.session().begin_take();
}

void end_take(Context& context) {
    Session& session = context.workspace.session();
    if (!session.is_live()) return;
    const auto steps = static_cast<double>(session.take()->step() - session.take()->began());
    session.end_take();
    char seconds[32];
    std::snprintf(seconds, sizeof seconds, "%.1f s", steps / 60);
    context.workspace.say(std::string("Recorded ") + seconds +
                          ". Drag the time back to any frame; P plays on from there.");
}

}  // namespace lab
