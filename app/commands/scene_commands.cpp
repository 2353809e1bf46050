#include "commands/command_table.hpp"

namespace lab {

namespace {

constexpr Condition has_file{
    [](const Context& context) { return !context.workspace.session().path().empty(); },
    "save the scene as a file or open one"};
constexpr Condition is_restored{
    [](const Context& context) { return context.workspace.session().is_restored(); },
    "have changes that were restored"};
constexpr Condition has_lessons{
    [](const Context& context) { return context.workspace.lessons().has_lessons(); },
    "start the lab with lessons"};

/// In a recording, the next frame. A lesson goes on to its next step.
void go_to_neighbour(Context& context, int by) {
    Workspace& workspace = context.workspace;
    const bool in_recording = workspace.shows_recording() && !workspace.lessons().is_open();
    if (in_recording) return workspace.step_recorded_frame(by);
    workspace.open_neighbour(by);
}

}  // namespace

CommandTable scene_commands() {
    return {
        {"next", "Next scene",
         "Opens the next scene in the list, the next step of a lesson, or the next frame of a "
         "recording.",
         "Scene", typed("]"), key(keys::page_down), [](Context& c) { go_to_neighbour(c, 1); },
         always},
        {"previous", "Previous scene",
         "Opens the previous scene in the list, the previous step of a lesson, or the previous "
         "frame of a recording.",
         "Scene", typed("["), key(keys::page_up), [](Context& c) { go_to_neighbour(c, -1); },
         always},
        {"palette", "Find anything",
         "Finds scenes, lessons, shapes, commands and settings by a few letters.", "Scene",
         key('p', ctrl), no_key, [](Context& c) { c.shell.open_palette(); }, always},
        {"find", "Find a scene", "Searches the list of scenes.", "Scene", typed("/"), no_key,
         [](Context& c) { c.ui.focus_search = true; }, always},
        {"lessons", "Lessons", "Opens the lessons, or goes back to the previous scene.", "Scene",
         key('l', ctrl), no_key, [](Context& c) { c.workspace.lessons().leave_or_return(); },
         has_lessons},
        {"new", "New scene", "Opens an empty scene. The current scene stays as it is.", "Scene",
         key('n', ctrl), no_key, [](Context& c) { c.workspace.open_new(); }, always},
        {"open", "Open a file", "Opens a scene, or a level of Tiled or LDtk.", "Scene",
         key('o', ctrl), no_key, [](Context& c) { c.workspace.ask_what_to_open(); }, always},
        {"save", "Save", "Saves to the scene's file, or under a name in My scenes.", "Scene",
         key('s', ctrl), no_key, [](Context& c) { c.workspace.save(); }, always},
        {"save_as", "Save as a file", "Saves to a file whose path you type.", "Scene",
         key('s', ctrl | shift), no_key, [](Context& c) { c.workspace.ask_where_to_save(); },
         always},
        {"reload", "Reload the file", "Reads the file again. Undo brings your changes back.",
         "Scene", key('r', ctrl), no_key, [](Context& c) { c.workspace.reload(); }, has_file},
        {"discard_restored", "Discard the restored changes",
         "Discards the changes restored from the last session. Redo brings them back.", "Scene",
         no_key, no_key, [](Context& c) { c.workspace.discard_restored(); }, is_restored},
    };
}

}  // namespace lab
