#include "commands/command_table.hpp"

namespace lab {

const Condition has_query{
    [](const Context& context) { return !context.workspace.session().scene().queries.empty(); },
    "add a query of two shapes"};
const Condition has_motion{
    [](const Context& context) { return context.workspace.session().has_motion(); },
    "open a scene that moves", why_still};

CommandTable help_commands() {
    return {
        {"shortcuts", "All shortcuts", "Lists all keyboard shortcuts and what the mouse does.",
         "Help", key(keys::f1), typed("?"), [](Context& c) { c.ui.toggle(Dialog::shortcuts); },
         always},
        {"quit", "Quit", "Quits. Unsaved changes come back at the next start.", "Help",
         key('q', ctrl), no_key, [](Context& c) { c.shell.quit(); }, always},
    };
}

}  // namespace lab
