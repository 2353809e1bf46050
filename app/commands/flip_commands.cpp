// Commands that go to the exact places where an answer changes, and that find wrong answers.
#include <algorithm>
#include <string>

#include "commands/command_table.hpp"
#include "commands/flip_choice.hpp"

namespace lab {

namespace {

/// Both sides of every jump in the lap, in order.
std::vector<double> sides_of(const std::vector<Flip>& flips) {
    std::vector<double> times;
    for (const Flip& flip : flips) {
        times.push_back(flip.before);
        times.push_back(flip.after);
    }
    std::sort(times.begin(), times.end());
    return times;
}

/// In a recording, an answer that is wrong.
void go_to_change(Context& context, bool forward) {
    if (context.workspace.shows_recording())
        return context.workspace.step_to_wrong(forward ? 1 : -1);
    Session& session = context.workspace.session();
    const std::vector<double> times = sides_of(session.result_marks().flips());
    const double now = session.view().time;
    const auto next = forward ? std::upper_bound(times.begin(), times.end(), now)
                              : std::lower_bound(times.begin(), times.end(), now);
    const bool is_none = forward ? next == times.end() : next == times.begin();
    if (is_none)
        return context.workspace.say(forward ? "No answer changes later in this lap."
                                             : "No answer changes earlier in this lap.");
    session.view().playing = false;
    session.seek(forward ? *next : *std::prev(next));
}

/// The card opens with the check running, unless one was made since the last change.
void check_level(Context& context) {
    context.ui.toggle(Dialog::faults);
    if (context.ui.dialog != Dialog::faults) return;
    Session& session = context.workspace.session();
    session.fault_search().follow(session);
    if (session.fault_search().check() == nullptr) session.fault_search().start(session);
}

void list_flips_of_step(Context& context) {
    const std::size_t now = context.workspace.session().history().position();
    list_flips_between(context, now - 1, now);
}

constexpr Condition has_query_in_motion{
    [](const Context& context) { return has_query(context) && has_motion(context); },
    "open a scene with a query that moves"};

constexpr Condition has_changes{[](const Context& context) {
                                    return has_motion(context) ||
                                           context.workspace.shows_recording();
                                },
                                "open a scene that moves"};

constexpr Condition is_of_level{
    [](const Context& context) { return context.workspace.open_level_file() != nullptr; },
    "open a level of Tiled or LDtk whose file is still there"};

constexpr Condition has_step{[](const Context& context) {
                                 return has_query(context) &&
                                        context.workspace.session().history().position() > 0;
                             },
                             "change a number of a scene with a query"};

}  // namespace

CommandTable flip_commands() {
    return {
        {"next_change", "Next change of an answer",
         "Goes to the last moment before an answer changes, then to the first one after it.",
         "Instruments", typed(">"), no_key, [](Context& c) { go_to_change(c, true); }, has_changes,
         true},
        {"previous_change", "Previous change of an answer",
         "Goes back to the first moment after an answer changed, then to the last one before it.",
         "Instruments", typed("<"), no_key, [](Context& c) { go_to_change(c, false); }, has_changes,
         true},
        {"find_flips", "Find where the answer changes",
         "Lists every jump of the answer along a number, between neighbouring values.",
         "Instruments", no_key, no_key, ask_along_what, has_query},
        {"flips_in_time", "Find the flips over time",
         "Lists every jump of the answer while the scene plays once, between neighbouring moments.",
         "Instruments", no_key, no_key, [](Context& c) { list_flips_along(c, name_of_time); },
         has_query_in_motion},
        {"flips_of_step", "Find the flip since the last change",
         "Lists every jump of the answer between the scene before the last change and after it.",
         "Instruments", no_key, no_key, list_flips_of_step, has_step},
        {"find_breach", "Find a breach near here",
         "Searches near this scene for a broken promise, or for a disagreement with the compared "
         "implementation.",
         "Instruments", no_key, no_key, [](Context& c) { c.ui.toggle(Dialog::breaches); },
         has_query},
        {"check_level", "Check this level",
         "Lets the character walk, jump and fall all over the level, and lists seams, gaps, traps "
         "and ledges that are just missed.",
         "Instruments", no_key, no_key, check_level, has_character},
        {"choose_solid", "What is solid",
         "Lists the layers, tiles and classes of a level of Tiled or LDtk, and lets you say which "
         "are solid.",
         "Instruments", no_key, no_key, [](Context& c) { c.ui.toggle(Dialog::solids); },
         is_of_level},
    };
}

}  // namespace lab
