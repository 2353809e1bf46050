// What a character or a flying body does after one of its own numbers is changed while it is
// paused.
#include <string>

#include "catch.hpp"
#include "evaluate/results_json.hpp"
#include "scene/parameters.hpp"
#include "workspace/scenes.hpp"
#include "workspace/session.hpp"

using namespace lab;

namespace {

std::string answers(Session& session) {
    return results_json(session.now(), "scene");
}

/// Turns a switch, and makes a number a little larger.
void change(const Parameter& parameter) {
    if (auto* on = std::get_if<bool*>(&parameter.value)) **on = !**on;
    if (auto* number = std::get_if<double*>(&parameter.value)) **number *= 1.25;
    if (auto* vector = std::get_if<Vec2*>(&parameter.value)) **vector = 1.25 * **vector;
}

bool is_own(const Parameter& parameter) {
    const std::string name = parameter.name;
    return name != "on" && name != "frame_rate" && name != "ahead" && name != "repeat";
}

/// Changes a number of a motion, or of a query if there are no more motions. Returns false if
/// there are no more numbers.
bool change(Scene& scene, std::size_t index) {
    for (Motion& motion : scene.motions) {
        if (!goes_in_steps(motion)) continue;
        for (const Parameter& parameter : parameters(motion))
            if (is_own(parameter) && index-- == 0) return (change(parameter), true);
    }
    for (Query& query : scene.queries) {
        if (query.kind != QueryKind::walk) continue;
        for (const Parameter& parameter : parameters(query))
            if (is_own(parameter) && index-- == 0) return (change(parameter), true);
    }
    return false;
}

bool has_steps(const Scene& scene) {
    for (const Motion& motion : scene.motions)
        if (goes_in_steps(motion)) return true;
    return false;
}

}  // namespace

TEST_CASE("a number that is changed while paused counts from the start", "[motion][edit]") {
    int changes = 0;
    for (const Entry& entry : built_in_scenes()) {
        if (!has_steps(entry.scene)) continue;
        for (std::size_t i = 0; i < 40; ++i) {
            Session early(entry), late(entry);
            late.seek(2);
            bool is_there = true;
            for (Session* session : {&early, &late}) {
                session->view().playing = false;
                session->edit("Change", [&](Scene& draft) { is_there = change(draft, i); });
            }
            if (!is_there) break;
            ++changes;
            early.seek(2);
            INFO(entry.id << ", number " << i);
            CHECK(answers(late) == answers(early));
        }
    }
    CHECK(changes > 100);
}
