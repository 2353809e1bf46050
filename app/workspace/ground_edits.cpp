#include "workspace/ground_edits.hpp"

#include <algorithm>
#include <cmath>

#include "scene/number.hpp"

namespace lab {

namespace {

template <class Kind>
const Kind* selected(const Session& session) {
    const NamedShape* shape = find_shape(session.scene(), session.view().selected);
    return shape != nullptr && session.view().also.empty() ? std::get_if<Kind>(&shape->geometry)
                                                           : nullptr;
}

void edit_chain(Session& session, const std::string& label,
                const std::function<void(Chain&)>& change) {
    const std::string name = session.view().selected;
    session.edit(label + name,
                 [&](Scene& draft) { change(std::get<Chain>(find_shape(draft, name)->geometry)); });
}

}  // namespace

const Chain* selected_chain(const Session& session) {
    return selected<Chain>(session);
}

const Tiles* selected_tiles(const Session& session) {
    return selected<Tiles>(session);
}

bool can_face(const Session& session) {
    const std::vector<std::string> names = session.view().selection();
    return !names.empty() && std::all_of(names.begin(), names.end(), [&](const auto& name) {
        const NamedShape* shape = find_shape(session.scene(), name);
        return shape != nullptr && !is_made_of_parts(shape->geometry) &&
               !std::holds_alternative<Range>(shape->geometry);
    });
}

void face(Session& session, Vec2 facing) {
    const std::vector<std::string> names = session.view().selection();
    const bool is_off = facing == Vec2{};
    session.edit(is_off ? "Meet from all sides" : "Meet from one side", [&](Scene& draft) {
        for (const std::string& name : names) find_shape(draft, name)->one_way = facing;
    });
}

bool can_close_chain(const Session& session) {
    const Chain* chain = selected_chain(session);
    if (chain == nullptr) return false;
    Chain changed = *chain;
    changed.closed = !changed.closed;
    return objection(changed, session.scene().scalar).empty();
}

void close_or_open_chain(Session& session) {
    const Chain* chain = selected_chain(session);
    if (chain == nullptr) return;
    edit_chain(session, chain->closed ? "Open " : "Close ",
               [](Chain& draft) { draft.closed = !draft.closed; });
}

void switch_sides(Session& session) {
    const Chain* chain = selected_chain(session);
    if (chain == nullptr) return;
    edit_chain(session, chain->front_only ? "Both sides of " : "Only the front of ",
               [](Chain& draft) { draft.front_only = !draft.front_only; });
}

void flip_chain(Session& session) {
    edit_chain(session, "Flip ",
               [](Chain& draft) { std::reverse(draft.points.begin(), draft.points.end()); });
    session.view().handle.clear();
}

std::string groups_text(const Groups& groups) {
    if (groups.is_all()) return "all";
    std::string text;
    for (int number = 1; number <= Groups::most; ++number)
        if (groups.has(number)) text += (text.empty() ? "" : ", ") + std::to_string(number);
    return text;
}

std::optional<Groups> groups_of_text(const std::string& text) {
    Groups groups;
    if (text == "all" || text.find_first_not_of(" ,") == std::string::npos) return groups;
    groups.mask = 0;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t begin = text.find_first_not_of(" ,", from);
        if (begin == std::string::npos) break;
        const std::size_t end = std::min(text.find_first_of(" ,", begin), text.size());
        const auto number = parse_number(text.substr(begin, end - begin));
        const bool is_group =
            number && *number == std::floor(*number) && *number >= 1 && *number <= Groups::most;
        if (!is_group) return {};
        groups.set(static_cast<int>(*number), true);
        from = end;
    }
    return groups;
}

Groups groups_of_selection(const Session& session) {
    const NamedShape* shape = find_shape(session.scene(), session.view().selected);
    return shape != nullptr ? shape->groups : Groups{};
}

void set_groups(Session& session, const Groups& groups) {
    const std::vector<std::string> names = session.view().selection();
    session.edit("Put into groups " + groups_text(groups), [&](Scene& draft) {
        for (const std::string& name : names) find_shape(draft, name)->groups = groups;
    });
}

const Query* query_with_groups(const Session& session) {
    const auto at = static_cast<std::size_t>(session.view().query);
    const std::vector<Query>& queries = session.scene().queries;
    return at < queries.size() && has_groups(row_of(queries[at])) ? &queries[at] : nullptr;
}

void set_met_groups(Session& session, const Groups& groups) {
    const auto at = static_cast<std::size_t>(session.view().query);
    session.edit("Meet groups " + groups_text(groups),
                 [&](Scene& draft) { draft.queries[at].meets = groups; });
}

}  // namespace lab
