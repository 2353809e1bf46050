#include "workspace/address.hpp"

#include <algorithm>

#include "scene/case_line.hpp"
#include "scene/case_link.hpp"
#include "scene/case_words.hpp"
#include "scene/error.hpp"
#include "workspace/scenes.hpp"

namespace lab {

namespace {

std::string step_name(const LessonBook& lessons) {
    return escaped(lessons.lesson().id) + "/" + std::to_string(lessons.step_index() + 1);
}

/// Whether everybody has this scene.
bool is_built_in(const Workspace& workspace, const std::string& id) {
    const std::vector<Entry>& all = workspace.scenes();
    return zoo_case(id) != nullptr || std::any_of(all.begin(), all.end(), [&](const Entry& entry) {
               return entry.id == id && entry.path.empty();
           });
}

/// Whether the scene is still as the built-in one opens, so that its name is all that a link needs.
bool is_as_built_in(const Session& session) {
    const Scene& scene = session.scene();
    const double opening = scene.opens ? scene.opens->time.value_or(0) : 0;
    const bool is_at_start = session.view().playing || session.view().time == opening;
    return session.path().empty() && is_at_start && scene == session.original();
}

}  // namespace

std::string address_of(const Workspace& workspace) {
    if (workspace.lessons().is_open()) return step_name(workspace.lessons());
    const Session& session = workspace.session();
    if (is_built_in(workspace, session.id()) && is_as_built_in(session)) return session.id();
    return fragment_of_case(write_case(session.with_moment()));
}

void open_address(Workspace& workspace, const std::string& fragment) {
    const std::string text = case_of_fragment(fragment);
    if (is_case_line(text)) return workspace.open_case(text);
    if (text.find('/') != std::string::npos) return workspace.lessons().open_named(text);
    if (!workspace.open(text)) throw UsageError("no scene is named " + text);
}

std::string AddressFollower::place_of(const Workspace& workspace) {
    if (workspace.lessons().is_open()) return step_name(workspace.lessons());
    return workspace.session().id() + "\n" + workspace.session().path();
}

void AddressFollower::arrive(const Workspace& workspace, const std::string& fragment) {
    fragment_ = fragment;
    place_ = place_of(workspace);
    step_ = workspace.session().history().position();
}

std::optional<AddressFollower::Change> AddressFollower::look(const Workspace& workspace) {
    const Session& session = workspace.session();
    const std::string place = place_of(workspace);
    const bool is_elsewhere = place != place_;
    const bool is_edited = session.history().position() != step_;
    const bool moves = session.in_gesture() || session.is_live();
    const bool plays = session.view().playing && !is_edited;
    if (!is_elsewhere && (moves || plays)) return {};
    const bool is_first = place_.empty();
    const std::string before = fragment_;
    arrive(workspace, address_of(workspace));
    if (fragment_ == before) return {};
    return Change{fragment_, is_elsewhere && !is_first};
}

}  // namespace lab
