#include "commands/command_table.hpp"
#include "workspace/motion_edits.hpp"

namespace lab {

namespace {

/// Plays a new motion or, if scenes don't play automatically, says that Space plays it.
void show_motion(Context& context, const std::string& how_to_go_on) {
    context.workspace.session().end_walk();
    context.workspace.session().view().playing = context.workspace.settings().motion;
    context.workspace.say(context.workspace.settings().motion ? how_to_go_on
                                                              : "Space plays. " + how_to_go_on);
}

void fly(Context& context) {
    const std::string name = context.workspace.session().view().selected;
    let_fly(context.workspace.session(), context.shell.camera());
    const Motion& made = context.workspace.session().scene().motions.back();
    show_motion(context,
                std::get<Fly>(made.kind).swept
                    ? name + " flies by sweeps. Its velocity is under “fly”, below the shapes."
                    : name +
                          " is tested only where its steps end: raise its velocity, under "
                          "“fly” below the shapes, until it goes through.");
}

void walk(Context& context) {
    const std::string name = context.workspace.session().view().selected;
    let_walk(context.workspace.session(), context.shell.camera());
    show_motion(context, name +
                             " walks. P plays it with the arrow keys. Its speed and jump are under "
                             "“walk”, below the shapes.");
}

void circle(Context& context) {
    const std::string name = context.workspace.session().view().selected;
    let_circle(context.workspace.session(), context.shell.camera());
    show_motion(
        context,
        name + " moves in a circle. Its size and speed are under “orbit”, below the shapes.");
}

constexpr Condition can_fly{
    [](const Context& context) { return can_let_fly(context.workspace.session()); },
    "select a shape without a motion, beside another one that it can fly at", why_not_fly};
constexpr Condition can_walk{
    [](const Context& context) { return can_let_walk(context.workspace.session()); },
    "select a solid shape without a motion, beside another one to walk on", why_not_walk};
constexpr Condition can_circle{
    [](const Context& context) { return can_let_circle(context.workspace.session()); },
    "select a shape that has no motion"};
constexpr Condition can_stand_still{
    [](const Context& context) { return can_take_motion(context.workspace.session()); },
    "select a shape that has a motion"};

}  // namespace

CommandTable motion_commands() {
    return {
        {"fly", "Let it fly", "Gives the shape a velocity towards the nearest other shape.",
         "Motion", no_key, no_key, fly, can_fly},
        {"let_walk", "Let it walk",
         "Makes the shape a character that runs and jumps over all other solid shapes.", "Motion",
         no_key, no_key, walk, can_walk},
        {"character", "Your character",
         "Sets the character's size, speed, jump and gravity in the words of Godot, Unity or "
         "Tiled.",
         "Motion", no_key, no_key, [](Context& c) { c.ui.toggle(Dialog::character); },
         has_character},
        {"circle", "Move it in a circle",
         "Moves the shape, or the end of a segment or capsule, in a circle.", "Motion", no_key,
         no_key, circle, can_circle},
        {"take_motion", "Remove its motion",
         "Removes the shape's motion. It stays where it is now.", "Motion", no_key, no_key,
         [](Context& c) { take_motion(c.workspace.session()); }, can_stand_still},
    };
}

}  // namespace lab
