#include "motion/jumps.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "motion/timeline.hpp"
#include "scene/handles.hpp"

namespace lab {
namespace {

void keep_jump(std::vector<Jump>& jumps, Jump jump) {
    const auto same = [&](const Jump& each) { return each.over == jump.over; };
    jumps.erase(std::remove_if(jumps.begin(), jumps.end(), same), jumps.end());
    jumps.push_back(std::move(jump));
}

/// How a motion flies whose steps are tested only where they end.
std::optional<Fly> tested_at_ends(const Motion& motion) {
    const Fly* fly = std::get_if<Fly>(&motion.kind);
    const Walking* walk = std::get_if<Walking>(&motion.kind);
    if (!motion.on || (fly == nullptr && walk == nullptr)) return {};
    if (fly != nullptr) return fly->swept ? std::nullopt : std::optional(*fly);
    return walk->swept ? std::nullopt : std::optional(stepped_flight(*walk));
}

}  // namespace

void add_jumps(std::vector<Jump>& jumps, const SteppedStep& step,
               const std::vector<std::string>& names, std::int64_t number) {
    const Vec2 from = step.body.pos, to = from + step_of(step.body, step.fly);
    const double ends = static_cast<double>(number + 1) / 60.0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (jumps_over(step.body, step.shape, step.obstacles[i], step.fly, step.scalar))
            keep_jump(jumps, {names[i], from, to, ends});
    }
}

std::vector<SteppedFlight> Timeline::stepped_flights(const Scene& scene, double time) {
    std::vector<SteppedFlight> stepped;
    for (std::size_t i = 0; i < scene.motions.size(); ++i) {
        const Motion& motion = scene.motions[i];
        const std::optional<Fly> fly = tested_at_ends(motion);
        if (!fly) continue;
        Body body = state_at(scene, time)[i];
        if (const auto* walk = std::get_if<Walking>(&motion.kind))
            body.velocity =
                velocity_of_step(*walk, body, held_at(*walk, courses_[i].keys, step_at(time)));
        stepped.push_back(
            {std::string(split_handle(motion.drives).shape), step_of(body, *fly), body.jumps});
    }
    return stepped;
}

}  // namespace lab
