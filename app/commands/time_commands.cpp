#include "commands/command_table.hpp"
#include "trace/decision.hpp"

namespace lab {

namespace {

void play_or_pause(Context& context) {
    if (context.workspace.shows_recording()) return context.workspace.play_recording();
    if (context.workspace.session().is_live()) return end_take(context);
    View& view = context.workspace.session().view();
    view.playing = !view.playing;
    if (view.playing) context.workspace.session().end_walk();
}

constexpr Condition can_play{[](const Context& context) {
                                 return has_motion(context) || context.workspace.shows_recording();
                             },
                             "open a scene that moves", why_still};

constexpr Condition can_step{[](const Context& context) {
                                 return has_motion(context) ||
                                        context.workspace.session().walks() ||
                                        context.workspace.shows_recording();
                             },
                             "open a scene that moves or walk through the source"};

void toggle_motion(Context& context) {
    const bool motion = !context.workspace.settings().motion;
    context.workspace.let_scenes_move(motion);
    context.workspace.say(motion ? "Scenes play when they open."
                                 : "Scenes wait until you play them.");
}

void toggle_walk(Context& context) {
    if (context.workspace.session().walks()) {
        context.workspace.session().end_walk();
    } else {
        context.workspace.session().begin_walk();
    }
}

/// A walk steps into calls and out of them by itself.
constexpr Condition shows_whole_source{
    [](const Context& context) {
        return asks_something(context.workspace.session().scene()) &&
               !context.workspace.session().walks() &&
               !context.workspace.lessons().awaits_prediction();
    },
    "open a scene with a query, and leave any walk or prediction"};

constexpr Condition is_inside_call{[](const Context& context) {
                                       return shows_whole_source(context) &&
                                              context.ui.source.depth() > 0;
                                   },
                                   "step into a call"};

void step_into(Context& context) {
    const std::vector<ShownCall> chain =
        context.ui.source.chain(context.workspace.session().moment().trace);
    const Call* shown = chain.empty() ? nullptr : chain.back().call;
    const Call* next = shown != nullptr ? deciding_call(*shown) : nullptr;
    if (next == nullptr) return context.workspace.say("No traced call starts here.");
    context.ui.source.in_numbers = false;
    context.ui.source.step_into(*shown, *next);
}

void step_out(Context& context) {
    context.ui.source.in_numbers = false;
    context.ui.source.step_out_to(context.ui.source.depth());
}

constexpr Condition compares{[](const Context& context) {
                                 return context.workspace.session().moment().has_other_source() &&
                                        !context.workspace.lessons().awaits_prediction();
                             },
                             "compare the query with another implementation, in the inspector"};

void read_other(Context& context) {
    Session& session = context.workspace.session();
    session.read_other(!session.moment().reads_other);
}

constexpr Condition has_formula{[](const Context& context) {
                                    return context.workspace.session().moment().beside != nullptr &&
                                           !context.workspace.lessons().awaits_prediction();
                                },
                                "show a query that has a plain formula"};

void show_both_sources(Context& context) {
    Session& session = context.workspace.session();
    session.show_both(!session.moment().shows_both());
    context.ui.source.in_numbers = false;
    context.ui.page.reads_library = true;
}

/// Steps through time, during a walk through the source, or through the queries of a recording.
void step(Context& context, int by) {
    if (context.workspace.session().walks()) return context.workspace.session().walk(by);
    if (context.workspace.shows_recording()) return context.workspace.step_recorded(by);
    context.workspace.session().view().playing = false;
    context.workspace.session().step(by);
}

}  // namespace

CommandTable time_commands() {
    return {
        {"play", "Play or pause", "Plays or pauses the animation.", "Time", key(keys::space),
         no_key, play_or_pause, can_play},
        {"play_character", "Play the character",
         "Moves the character by the arrow keys and Space, and records them, from this moment on. "
         "P ends it.",
         "Time", key('p'), no_key, play_character, has_character},
        {"step_forward", "Step forward",
         "Steps forward by one sixtieth of a second; in a walk, to the next value.", "Time",
         typed("."), no_key, [](Context& c) { step(c, 1); }, can_step, true},
        {"step_back", "Step back",
         "Steps back by one sixtieth of a second; in a walk, to the previous value.", "Time",
         typed(","), no_key, [](Context& c) { step(c, -1); }, can_step, true},
        {"walk", "Walk through the source", "Shows what the library computed, value by value.",
         "Time", key('w'), no_key, toggle_walk, has_query},
        {"read_other", "Read the other source",
         "Shows the source of the implementation that the query is compared with, or isect's "
         "again.",
         "Time", key('w', shift), no_key, read_other, compares},
        {"both_sources", "Textbook beside the library",
         "Shows the plain formula and how the library decides, with the values of both.", "Time",
         key('y'), no_key, show_both_sources, has_formula},
        {"parting_case", "Where textbook and library part",
         "Opens a case in which the plain formula gives another answer than the library.", "Time",
         no_key, no_key, [](Context& c) { c.workspace.open_parting_case(); }, has_formula},
        {"step_into", "Step into a call",
         "Shows the source of the call that decided, or of the last call.", "Time", key('e'),
         no_key, step_into, shows_whole_source},
        {"step_out", "Step out to the caller",
         "Shows the source of the algorithm that made this call.", "Time", key('e', shift), no_key,
         step_out, is_inside_call},
        {"motion", "Play scenes when they open", "Sets whether scenes play when they open.", "Time",
         key(keys::space, shift), no_key, toggle_motion, always},
        {"restart", "Back to the start",
         "Goes back to time 0, with every body at the start of its flight.", "Time", key('r'),
         no_key, [](Context& c) { c.workspace.session().restart(); }, always},
    };
}

}  // namespace lab
