// What works on two recordings of the same game.
#include "commands/command_table.hpp"
#include "workspace/recording_beside.hpp"

namespace lab {

namespace {

constexpr Condition has_one_recording{
    [](const Context& context) { return context.workspace.recording() != nullptr; },
    "open a recording of a game"};
constexpr Condition had_another{[](const Context& context) {
                                    return context.workspace.recording() != nullptr &&
                                           !context.workspace.recording_before().empty();
                                },
                                "open one recording of a game after another"};
constexpr Condition has_comparison{
    [](const Context& context) { return context.workspace.other_recording() != nullptr; },
    "compare a recording with another one"};
constexpr Condition has_parted{[](const Context& context) {
                                   const RecordingBeside* other =
                                       context.workspace.other_recording();
                                   return other != nullptr && other->parting() != nullptr;
                               },
                               "compare a recording with one that differs"};

}  // namespace

CommandTable comparison_commands() {
    return {
        {"compare_recording", "Compare with another recording…",
         "Finds where another recording of the same game differs from the open one.", "Recording",
         no_key, no_key, [](Context& c) { c.workspace.ask_what_to_compare(); }, has_one_recording},
        {"compare_with_before", "Compare with the previous recording",
         "Compares the open recording with the one that was open before it.", "Recording", no_key,
         no_key, [](Context& c) { c.workspace.compare_with_before(); }, had_another},
        {"show_parting", "Show where the recordings part",
         "Shows the first query in which the two recordings differ.", "Recording", no_key, no_key,
         [](Context& c) { c.workspace.show_parting(); }, has_parted},
        {"next_difference", "Next difference of the recordings",
         "Shows the next query that differs in the other recording.", "Recording", no_key, no_key,
         [](Context& c) { c.workspace.step_to_difference(1); }, has_parted, true},
        {"previous_difference", "Previous difference of the recordings",
         "Shows the previous query that differs in the other recording.", "Recording", no_key,
         no_key, [](Context& c) { c.workspace.step_to_difference(-1); }, has_parted, true},
        {"end_comparison", "End the comparison of the recordings",
         "Closes the other recording. The open one stays.", "Recording", no_key, no_key,
         [](Context& c) { c.workspace.end_comparison(); }, has_comparison},
    };
}

}  // namespace lab
