#pragma once

#include "motion/flight.hpp"

namespace lab {

/// Where a shape is at a time. `state` has a body for each motion; only flights use theirs.
Geometry geometry_at(const Scene& scene, std::string_view name, double time,
                     const std::vector<Body>& state);

/// The scene with everything where its motions have it.
Scene posed(const Scene& scene, double time, const std::vector<Body>& state);

}  // namespace lab
