#include "motion/changed_step.hpp"

#include <algorithm>

#include "motion/walking.hpp"

namespace lab {

std::optional<std::int64_t> steps_until_change(const Scene& before, const Scene& after) {
    if (before.motions.size() != after.motions.size()) return 0;
    Scene same = before;
    same.duration = after.duration;
    std::optional<std::int64_t> first;
    for (std::size_t i = 0; i < after.motions.size(); ++i) {
        Walking* old = std::get_if<Walking>(&same.motions[i].kind);
        const Walking* now = std::get_if<Walking>(&after.motions[i].kind);
        if (old == nullptr || now == nullptr || old->input == now->input) continue;
        if (now->repeat > 0) return 0;
        const auto a = keys_of(old->input), b = keys_of(now->input);
        if (!a || !b) return 0;
        std::int64_t step = 0;
        const auto both = static_cast<std::int64_t>(std::max(a->size(), b->size()));
        while (step < both && held_at(*a, step).now == held_at(*b, step).now) ++step;
        first = std::min(first.value_or(step), step);
        old->input = now->input;
    }
    if (!(same == after)) return 0;
    // The state in which the changed step begins is still the same.
    if (first) ++*first;
    return first;
}

}  // namespace lab
