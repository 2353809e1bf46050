#pragma once

#include "motion/flight.hpp"

namespace lab {

/// A shape at a time. `state` has one body for each motion, used only by flights.
Geometry geometry_at(const Scene& scene, std::string_view name, double time,
                     const std::vector<Body>& state);

/// How far the motions of a shape take it from a time to the end of a step.
Vec2 moved_until(const Scene& scene, std::string_view name, double time, std::int64_t last,
                 const std::vector<Body>& state);

/// The scene with every shape and delta moved to a time.
Scene posed(const Scene& scene, double time, const std::vector<Body>& state);

}  // namespace lab
