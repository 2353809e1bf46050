#pragma once

#include <cmath>

namespace lab {

/// How near the pointer has to be to a mark on a strip, and how far a press on it may move before
/// it is a drag, in points.
inline constexpr float mark_reach = 5, mark_click_reach = 3;

/// The mark on a strip that is nearest to x and within reach; null if there is none. `x_of` says
/// where a mark is.
template <class Marks, class XOf>
auto nearest_mark(const Marks& marks, float x, const XOf& x_of) -> decltype(marks.data()) {
    decltype(marks.data()) found = nullptr;
    float least = mark_reach;
    for (const auto& mark : marks) {
        const float away = std::abs(x_of(mark) - x);
        if (away > least) continue;
        least = away;
        found = &mark;
    }
    return found;
}

}  // namespace lab
