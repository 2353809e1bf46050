// What stops a scene that plays, or a drag.
#include "commands/command_table.hpp"
#include "commands/map_choice.hpp"

namespace lab {

namespace {

StopWish& wish_of(Context& context) {
    return context.workspace.session().view().stop_at;
}

/// Says what happens from now on, since nothing is to be seen until a stop.
void say_wish(Context& context, bool on, const char* when) {
    context.workspace.say(on ? std::string("Playing and dragging stop ") + when + "."
                             : std::string("Nothing stops any more ") + when + ".");
}

void toggle_promise(Context& context) {
    bool& on = wish_of(context).promise;
    on = !on;
    say_wish(context, on, "where a promise is broken");
}
void toggle_nan(Context& context) {
    bool& on = wish_of(context).nan;
    on = !on;
    say_wish(context, on, "at NaN");
}
void toggle_change(Context& context) {
    std::string& watched = wish_of(context).watched;
    watched = watched.empty() ? "hit" : "";
    say_wish(context, !watched.empty(), "where a hit begins or ends");
}

/// Without a comparison, it begins one.
void toggle_difference(Context& context) {
    View& view = context.workspace.session().view();
    view.stop_at.difference = !view.stop_at.difference;
    if (view.stop_at.difference && view.against == nullptr)
        view.against = first_peer(context.workspace.session());
    const std::string who = view.against == nullptr ? "others" : view.against->title;
    say_wish(context, view.stop_at.difference, ("where " + who + " disagrees").c_str());
}

constexpr Condition has_peer{[](const Context& context) {
                                 return context.workspace.session().view().stop_at.difference ||
                                        first_peer(context.workspace.session()) != nullptr;
                             },
                             "open a query that another implementation answers"};

}  // namespace

CommandTable stop_commands() {
    return {
        {"stops", "Stop when…",
         "Chooses what stops playing and dragging, at the exact moment or number.", "Instruments",
         no_key, no_key, [](Context& c) { c.ui.toggle(Dialog::stops); }, has_query},
        {"stop_at_promise", "Stop at a broken promise",
         "Stops playing and dragging where isect or the compared implementation breaks a promise.",
         "Instruments", no_key, no_key, toggle_promise, has_query},
        {"stop_at_nan", "Stop at NaN",
         "Stops playing and dragging where isect or the compared implementation answers NaN.",
         "Instruments", no_key, no_key, toggle_nan, has_query},
        {"stop_at_difference", "Stop at a disagreement",
         "Stops playing and dragging where the compared implementation answers otherwise.",
         "Instruments", no_key, no_key, toggle_difference, has_peer},
        {"stop_at_change", "Stop where a hit begins or ends",
         "Stops playing and dragging where the answer turns from a miss to a hit or back.",
         "Instruments", no_key, no_key, toggle_change, has_query},
    };
}

}  // namespace lab
