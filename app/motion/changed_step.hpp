#pragma once

#include <cstdint>
#include <optional>

#include "scene/scene.hpp"

namespace lab {

/// How many steps from the beginning are the same in two scenes: those before the first changed
/// key and the step with it, if the scenes differ only in recorded keys and in the length of the
/// strip; otherwise 0. Empty if no step differs. A step is affected by its own keys and those of
/// the step before.
std::optional<std::int64_t> steps_until_change(const Scene& before, const Scene& after);

}  // namespace lab
