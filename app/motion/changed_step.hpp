#pragma once

#include <cstdint>

#include "scene/scene.hpp"

namespace lab {

/// The first step from which two scenes differ, if they differ only in recorded keys and in the
/// length of the strip; otherwise -1. A step is affected by its own keys and those of the step
/// before.
std::int64_t first_changed_step(const Scene& before, const Scene& after);

}  // namespace lab
