// Where a character stands, step by step.
#include "motion/timeline.hpp"

namespace lab {

Footing Timeline::footing(std::size_t motion, std::int64_t step) const {
    const auto index = static_cast<std::size_t>(step);
    if (motion >= prints_.size() || step < 0 || index >= prints_[motion].size())
        return Footing::unknown;
    const std::optional<Footprint>& print = prints_[motion][index];
    return !print ? Footing::unknown : print->stands ? Footing::stands : Footing::in_air;
}

bool Timeline::look_ahead(const Scene& scene, double from, double to, int steps) {
    if (!(scene == of_)) go_back_to_change(scene);
    const Motion* character = character_of(of_);
    if (character == nullptr) return false;
    const auto walk = static_cast<std::size_t>(character - of_.motions.data());
    const std::int64_t last = step_at(to);
    std::int64_t step = step_at(from);
    while (step <= last && footing(walk, step) != Footing::unknown) ++step;
    if (step > last) return false;
    for (; steps > 0 && step <= last; --steps, ++step) state_at_step(scene, step);
    return true;
}

}  // namespace lab
