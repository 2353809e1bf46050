#pragma once

#include <optional>

#include "explain/path_test.hpp"
#include "explain/reason.hpp"

namespace lab {

/// A margin relative to the distance; less counts as touching.
inline constexpr double least_margin = 1e-9;

/// The obstacle grown by the mover. The mover's position and its times refer to this shape, not to
/// the obstacle itself.
Figures grown_obstacle(const Told& told, const PathTest& test, const std::string& label);

/// Why a ray or a sweep misses; empty if the lab doesn't know what decided it.
std::optional<Reason> why_missed(const Told& told, const PathTest& test);

}  // namespace lab
