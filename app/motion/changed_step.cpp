#include "motion/changed_step.hpp"

#include <algorithm>
#include <limits>

#include "motion/walking.hpp"

namespace lab {

std::int64_t first_changed_step(const Scene& before, const Scene& after) {
    if (before.motions.size() != after.motions.size()) return -1;
    Scene same = before;
    same.duration = after.duration;
    std::int64_t first = std::numeric_limits<std::int64_t>::max();
    for (std::size_t i = 0; i < after.motions.size(); ++i) {
        Walking* old = std::get_if<Walking>(&same.motions[i].kind);
        const Walking* now = std::get_if<Walking>(&after.motions[i].kind);
        if (old == nullptr || now == nullptr || old->input == now->input) continue;
        if (now->repeat > 0) return -1;
        const auto a = keys_of(old->input), b = keys_of(now->input);
        if (!a || !b) return -1;
        std::int64_t step = 0;
        const auto both = static_cast<std::int64_t>(std::max(a->size(), b->size()));
        while (step < both && held_at(*a, step).now == held_at(*b, step).now) ++step;
        first = std::min(first, step);
        old->input = now->input;
    }
    return same == after ? first : -1;
}

}  // namespace lab
