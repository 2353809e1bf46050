#include "commands/command_table.hpp"
#include "ui/lab.hpp"
#include "workspace/motion_edits.hpp"

namespace lab {

namespace {

/// From the start; where nothing is to move by itself, Space is left to the hand.
void show_motion(Lab& lab, const std::string& how_to_go_on) {
    lab.workspace.session().end_walk();
    lab.workspace.session().view().playing = lab.workspace.settings().motion;
    lab.workspace.say(lab.workspace.settings().motion ? how_to_go_on
                                                      : "Space plays. " + how_to_go_on);
}

void fly(Lab& lab) {
    const std::string name = lab.workspace.session().view().selected;
    let_fly(lab.workspace.session(), lab.hands().camera());
    const Motion& made = lab.workspace.session().scene().motions.back();
    show_motion(lab, std::get<Fly>(made.kind).swept
                         ? name + " flies by sweeps. Its velocity is under “fly”, below the shapes."
                         : name +
                               " is tested only where its steps end: raise its velocity, under "
                               "“fly” below the shapes, until it goes through.");
}

void circle(Lab& lab) {
    const std::string name = lab.workspace.session().view().selected;
    let_circle(lab.workspace.session(), lab.hands().camera());
    show_motion(lab,
                name + " goes round. How far and how fast is under “orbit”, below the shapes.");
}

constexpr Condition can_fly{
    [](const Lab& lab) { return can_let_fly(lab.workspace.session()); },
    "select a shape without a motion, beside another one that it can fly at"};
constexpr Condition can_circle{
    [](const Lab& lab) { return can_let_circle(lab.workspace.session()); },
    "select a shape that has no motion"};
constexpr Condition can_stand_still{
    [](const Lab& lab) { return can_take_motion(lab.workspace.session()); },
    "select a shape that has a motion"};

}  // namespace

CommandTable motion_commands() {
    return {
        {"fly", "Let it fly", "Motion", no_key, no_key, fly, can_fly},
        {"circle", "Let it go round", "Motion", no_key, no_key, circle, can_circle},
        {"take_motion", "Take its motion away", "Motion", no_key, no_key,
         [](Lab& l) { take_motion(l.workspace.session()); }, can_stand_still},
    };
}

}  // namespace lab
