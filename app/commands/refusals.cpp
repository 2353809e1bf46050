// Why a command isn't available, if that depends on the scene.
#include <algorithm>

#include "commands/command_table.hpp"
#include "scene/edit.hpp"
#include "scene/handles.hpp"
#include "scene/names.hpp"
#include "workspace/motion_edits.hpp"

namespace lab {

namespace {

std::string quoted(const Command& command) {
    return std::string("“") + command.title + "”";
}

/// Other queries that support the selection; empty if there are none.
std::string other_questions(const Context& context) {
    constexpr int most = 2;
    std::string titles;
    int found = 0;
    for (const QueryRow* row : query_rows) {
        const Command& asking = command(row->command.id);
        if (!asking.enabled(context) || ++found > most) continue;
        titles += (titles.empty() ? "" : " and ") + quoted(asking);
    }
    return titles.empty() ? "" : " A right click offers " + titles + ".";
}

/// "no push for hero (aabb) and map (tiles)", for the first obstacle at which it can't fly.
std::string missing_for_flight(const Scene& scene, const std::string& body) {
    const NamedShape* wall = first_without_flight(scene, body);
    if (wall == nullptr) return "neither";
    const Geometry& mover = find_shape(scene, body)->geometry;
    const bool has_sweep = can_ask(QueryKind::sweep_into, mover, wall->geometry);
    const bool has_push = can_ask(QueryKind::intersect, mover, wall->geometry);
    const char* missing = has_sweep ? "no push" : has_push ? "no sweep" : "neither";
    return std::string(missing) + " for " + body + " (" + name_of(mover) + ") and " + wall->name +
           " (" + name_of(wall->geometry) + ")";
}

}  // namespace

std::string why_not_asked(const Context& context, QueryKind kind) {
    const Session& session = context.workspace.session();
    const std::vector<std::string> names = session.view().selection();
    if (names.size() < 2) return {};
    const std::string question = quoted(command(row_of(kind).command.id));
    if (names.size() > 2 && !row_of(kind).takes_many)
        return question + " takes two shapes, but " + std::to_string(names.size()) +
               " are selected." + other_questions(context);
    const NamedShape& first = *find_shape(session.scene(), names[0]);
    const NamedShape& second = *find_shape(session.scene(), names[1]);
    if (names.size() == 2 && can_ask(kind, second.geometry, first.geometry))
        return question + " works the other way round here: select " + second.name +
               " first, then " + first.name + ".";
    return "The library has no answer to " + question + " for " + first.name + " (" +
           name_of(first.geometry) + ") and " +
           (names.size() == 2 ? second.name + " (" + name_of(second.geometry) + ")"
                              : "all the others") +
           "." + other_questions(context);
}

std::string why_still(const Context& context) {
    const Session& session = context.workspace.session();
    const Scene& scene = session.scene();
    const auto off = std::find_if(scene.motions.begin(), scene.motions.end(),
                                  [](const Motion& motion) { return !motion.on; });
    if (off != scene.motions.end())
        return std::string(split_handle(off->drives).shape) +
               " was moved by hand: G resumes its motion.";
    const auto movable = [&](bool (*can)(const Scene&, const std::string&)) {
        const auto found =
            std::find_if(scene.shapes.begin(), scene.shapes.end(),
                         [&](const NamedShape& shape) { return can(scene, shape.name); });
        return found == scene.shapes.end() ? std::string() : found->name;
    };
    const std::string still = "Nothing moves by itself here. Right-click ";
    if (const std::string shape = movable(can_let_fly); !shape.empty())
        return still + shape + ": " + command("fly").title + ".";
    if (const std::string shape = movable(can_let_circle); !shape.empty())
        return still + shape + ": " + command("circle").title + ".";
    return "Nothing moves by itself here. Add a shape, then right-click it to let it move.";
}

std::string why_not_walk(const Context& context) {
    const Session& session = context.workspace.session();
    const std::vector<std::string> names = session.view().selection();
    if (names.size() != 1) return {};
    const std::string title = quoted(command("let_walk"));
    if (is_driven(session.scene(), names[0]))
        return names[0] + " already has a motion. " + quoted(command("take_motion")) +
               " removes it; then " + title + " works.";
    if (session.scene().shapes.size() < 2)
        return "There is nothing for " + names[0] + " to walk on. Add a second shape; then " +
               title + " works.";
    return names[0] + " can't walk here: a character and its ground are solid shapes.";
}

std::string why_not_fly(const Context& context) {
    const Session& session = context.workspace.session();
    const std::vector<std::string> names = session.view().selection();
    if (names.size() != 1) return {};
    const std::string title = quoted(command("fly"));
    if (is_driven(session.scene(), names[0]))
        return names[0] + " already has a motion. " + quoted(command("take_motion")) +
               " removes it; then " + title + " works.";
    if (session.scene().shapes.size() < 2)
        return "There is nothing for " + names[0] + " to fly at. Add a second shape; then " +
               title + " works.";
    const char* works = can_let_walk(session)     ? "let_walk"
                        : can_let_circle(session) ? "circle"
                                                  : nullptr;
    return names[0] + " can't fly here: a flight needs a sweep and a push, and the library has " +
           missing_for_flight(session.scene(), names[0]) + "." +
           (works != nullptr ? " " + quoted(command(works)) + " works." : "");
}

}  // namespace lab
