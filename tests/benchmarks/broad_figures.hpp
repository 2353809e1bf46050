// Formats numbers and names for the tables of broad phases.
#pragma once

#include <cstdio>
#include <string>

#include "broad_times.hpp"

namespace isect_bench {

inline std::string in_figures(double value) {
    if (value == 0) return "–";
    char text[32];
    std::snprintf(text, sizeof text, value < 10 ? "%.2f" : "%.0f", value);
    return text;
}

inline const char* title_of(BroadWorld world) {
    return broad_world_names[static_cast<std::size_t>(world)];
}
inline const char* title_of(BroadTask task) {
    return broad_task_names[static_cast<std::size_t>(task)];
}

}  // namespace isect_bench
