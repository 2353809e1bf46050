#include "explain/walk_switches.hpp"

#include <algorithm>

#include "explain/reason_jump.hpp"
#include "explain/sentence.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

const Walking* walk_of(const Told& told) {
    for (const Motion& motion : told.posed.motions) {
        const auto* walk = std::get_if<Walking>(&motion.kind);
        if (motion.on && walk != nullptr && split_handle(motion.drives).shape == told.mover())
            return walk;
    }
    return nullptr;
}

/// What the mover does in place of the step that the query answers; empty if it takes that step.
std::string other_step(const Walking& walk, const std::string& mover) {
    const std::string instead = " off, " + mover + " doesn't take this step: it ";
    if (!walk.swept) return " With swept" + instead + "is tested only where its own step ends.";
    if (!walk.slides) return " With slides" + instead + "stops at whatever it meets.";
    if (!walk.seams)
        return " With seams" + instead + "meets each obstacle as if it were the only one.";
    if (!walk.snaps)
        return " With snaps off, nothing holds " + mover + " on ground that falls away.";
    return "";
}

std::string last_jump(const Evaluation& evaluation, const std::string& mover) {
    for (const SteppedFlight& flight : evaluation.stepped) {
        if (flight.mover != mover || flight.jumps.empty()) continue;
        const Jump& jump = flight.jumps.back();
        // The trail shows a jump for this long.
        if (evaluation.time - jump.time > 1) continue;
        return " A step of " + spoken(isect::length(jump.to - jump.from)) + " carried it through " +
               jump.over + " unnoticed" + ago(jump, evaluation.time) + ".";
    }
    return "";
}

}  // namespace

void add_switches(const Evaluation& evaluation, const Told& told, Reason& reason) {
    const Walking* walk = row_of(told.query).walks ? walk_of(told) : nullptr;
    if (walk == nullptr) return;
    reason.sentence.detail += other_step(*walk, told.mover());
    if (!walk->swept) reason.sentence.detail += last_jump(evaluation, told.mover());
    const auto& trails = evaluation.trails;
    const auto trail = std::find_if(trails.begin(), trails.end(),
                                    [&](const Trail& each) { return each.mover == told.mover(); });
    // The count matters only among many obstacles.
    constexpr std::size_t many = 20;
    const std::size_t all = told.query.obstacles.size();
    if (trail == trails.end() || trail->tested == 0 || all < many) return;
    reason.sentence.detail += " Its last step tested " + std::to_string(trail->tested) + " of " +
                              std::to_string(all) + " obstacles.";
}

}  // namespace lab
