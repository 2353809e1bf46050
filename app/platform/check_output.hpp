#pragma once

#include "scene/scene.hpp"

namespace lab {

/// Runs --check-level: prints what is wrong with the level, each fault with a case line, and to
/// standard error how far it is. Returns whether something was found. Throws UsageError if the
/// scene has no character.
bool check_and_print(const Scene& scene);

}  // namespace lab
