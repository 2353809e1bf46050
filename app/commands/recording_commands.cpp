// What works on the recording of a game that is open.
#include "commands/command_table.hpp"
#include "workspace/lesson_recordings.hpp"

namespace lab {

namespace {

constexpr Condition has_recording{
    [](const Context& context) { return context.workspace.recording() != nullptr; },
    "open a recording of a game"};

}  // namespace

CommandTable recording_commands() {
    return {
        {"small_game", "Recording of a small game",
         "Opens the recording of a platform game, in which one answer is wrong.", "Recording",
         no_key, no_key, [](Context& c) { c.workspace.open_recording({small_game}); }, always},
        {"recording", "Wrong answers of the recording",
         "Lists the answers of the game's own code that are wrong, the worst first.", "Recording",
         no_key, no_key, [](Context& c) { c.ui.toggle(Dialog::recording); }, has_recording},
        {"back_to_recording", "Back to the recording",
         "Shows the query of the recording that was shown last.", "Recording", no_key, no_key,
         [](Context& c) { c.workspace.step_recorded(0); }, has_recording},
        {"next_recorded", "Next query of the recording",
         "Shows the next query that the game asked.", "Recording", no_key, no_key,
         [](Context& c) { c.workspace.step_recorded(1); }, has_recording, true},
        {"previous_recorded", "Previous query of the recording",
         "Shows the query that the game asked before.", "Recording", no_key, no_key,
         [](Context& c) { c.workspace.step_recorded(-1); }, has_recording, true},
        {"next_recorded_frame", "Next frame of the recording",
         "Shows the query of the same label and mover in the next frame.", "Recording", no_key,
         no_key, [](Context& c) { c.workspace.step_recorded_frame(1); }, has_recording, true},
        {"previous_recorded_frame", "Previous frame of the recording",
         "Shows the query of the same label and mover in the frame before.", "Recording", no_key,
         no_key, [](Context& c) { c.workspace.step_recorded_frame(-1); }, has_recording, true},
        {"next_wrong", "Next wrong answer of the recording",
         "Shows the next query whose answer is wrong.", "Recording", no_key, no_key,
         [](Context& c) { c.workspace.step_to_wrong(1); }, has_recording, true},
        {"previous_wrong", "Previous wrong answer of the recording",
         "Shows the previous query whose answer is wrong.", "Recording", no_key, no_key,
         [](Context& c) { c.workspace.step_to_wrong(-1); }, has_recording, true},
        {"open_recorded", "Open the recorded query as a scene",
         "Opens the query that is shown as a scene that you can change and save.", "Recording",
         no_key, no_key, [](Context& c) { c.workspace.open_recorded(); }, has_recording},
        {"close_recording", "Close the recording", "Closes the recording of a game.", "Recording",
         no_key, no_key, [](Context& c) { c.workspace.close_recording(); }, has_recording},
    };
}

}  // namespace lab
