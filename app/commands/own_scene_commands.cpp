#include "commands/command_table.hpp"

namespace lab {

namespace {

constexpr Condition is_no_step{
    [](const Context& context) { return !context.workspace.lessons().is_open(); },
    "leave the lesson"};
constexpr Condition has_closed{
    [](const Context& context) { return context.workspace.can_reopen(); }, "close a scene"};
constexpr Condition is_own{[](const Context& context) {
                               return context.workspace.is_own() &&
                                      context.workspace.scenes().size() > 1;
                           },
                           "open one of your scenes"};

}  // namespace

CommandTable own_scene_commands() {
    return {
        {"rename_scene", "Rename the scene", "Changes the title of the scene.", "Scene", no_key,
         no_key, [](Context& c) { c.workspace.ask_for_title(); }, is_no_step},
        {"caption", "Edit the caption",
         "Changes the line beside the title, which is also below pictures of the scene.", "Scene",
         no_key, no_key, [](Context& c) { c.workspace.ask_for_caption(); }, is_no_step},
        {"about", "Edit the text about it", "Changes the paragraphs of “About” in the inspector.",
         "Scene", no_key, no_key, [](Context& c) { c.workspace.ask_for_about(); }, is_no_step},
        {"duplicate_scene", "Duplicate the scene", "Opens a copy of the scene under a new title.",
         "Scene", no_key, no_key, [](Context& c) { c.workspace.duplicate(); }, always},
        {"close", "Close the scene",
         "Closes the scene with its unsaved changes, until it is reopened.", "Scene",
         key('w', ctrl), no_key, [](Context& c) { c.workspace.close(); }, is_no_step},
        {"reopen", "Reopen the closed scene", "Opens the scene that was closed last.", "Scene",
         key('t', ctrl | shift), no_key, [](Context& c) { c.workspace.reopen(); }, has_closed},
        {"delete_scene", "Delete the scene", "Deletes the file of one of your scenes.", "Scene",
         no_key, no_key, [](Context& c) { c.workspace.remove_own(); }, is_own},
    };
}

}  // namespace lab
