// Formats numbers and names for the tables of broad phases.
#pragma once

#include "broad_times.hpp"
#include "figures.hpp"

namespace isect_bench {

inline const char* title_of(BroadWorld world) {
    return broad_world_names[static_cast<std::size_t>(world)];
}
inline const char* title_of(BroadTask task) {
    return broad_task_names[static_cast<std::size_t>(task)];
}

}  // namespace isect_bench
