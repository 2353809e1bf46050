#include "commands/flip_choice.hpp"

#include "instruments/variation.hpp"
#include "scene/arithmetic.hpp"
#include "scene/edit.hpp"
#include "scene/parameters.hpp"
#include "scene/usual_span.hpp"

namespace lab {

namespace {

void list_along(Workspace& workspace, UiState& ui, const FlipChoice& choice) {
    workspace.session().list_flips(choice);
    ui.dialog = Dialog::flips;
}

FlipChoice usual_choice(const Session& session, const std::string& number) {
    if (number == name_of_time) return {number, 0, session.scene().duration};
    const LimitSpan span = usual_span_of(session.now().posed, number);
    return {number, span.least, span.most};
}

/// "box.center.x" with its usual range, or "box.center.x=10:20".
Reply list_typed(Workspace& workspace, UiState& ui, const std::string& typed) {
    const std::size_t equals = typed.find('=');
    try {
        if (equals == std::string::npos) {
            list_along(workspace, ui, usual_choice(workspace.session(), typed));
            return {};
        }
        const std::size_t colon = typed.find(':', equals);
        if (colon == std::string::npos) return {"Write a range as box.center.x=10:20."};
        const auto from = parse_arithmetic(typed.substr(equals + 1, colon - equals - 1));
        const auto to = parse_arithmetic(typed.substr(colon + 1));
        if (!from || !to) return {"Write the ends of the range as numbers: 10:20."};
        list_along(workspace, ui, {typed.substr(0, equals), *from, *to});
    } catch (const SetError& wrong) {
        return {wrong.what()};
    }
    return {};
}

/// A number of the selected shape, or one that places the mover.
std::string likely_number(const Session& session) {
    Scene posed = session.now().posed;
    if (NamedShape* shape = find_shape(posed, session.view().selected)) {
        for (const Parameter& parameter : parameters(*shape)) {
            std::string name = shape->name + "." + parameter.name;
            if (std::holds_alternative<Vec2*>(parameter.value)) return name + ".x";
            if (std::holds_alternative<double*>(parameter.value)) return name;
        }
    }
    const auto place = place_of_mover(posed, static_cast<std::size_t>(session.view().query));
    return place.empty() ? "" : place.front();
}

}  // namespace

void list_flips_along(Context& context, const std::string& number) {
    const Reply reply = list_typed(context.workspace, context.ui, number);
    if (!reply.problem.empty()) context.workspace.say(reply.problem, true);
}

void list_flips_between(Context& context, std::size_t first, std::size_t second) {
    const std::string why = context.workspace.session().list_flips_between(first, second);
    if (!why.empty()) return context.workspace.say(why);
    context.ui.dialog = Dialog::flips;
}

void ask_along_what(Context& context) {
    Workspace& workspace = context.workspace;
    UiState& ui = context.ui;
    workspace.ask({"Find where the answer changes",
                   "A number such as box.center.x, or the time; also with a range: time=0:2",
                   "Find", likely_number(workspace.session()),
                   [&workspace, &ui](const std::string& typed, bool) {
                       return list_typed(workspace, ui, typed);
                   }});
}

}  // namespace lab
