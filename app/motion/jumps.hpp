// Jumps over obstacles, in steps that are tested only where they end.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "motion/flight.hpp"

namespace lab {

/// A step of a body among its obstacles, from where it begins.
struct SteppedStep {
    const Body& body;
    const Geometry& shape;
    const std::vector<Geometry>& obstacles;
    const Fly& fly;
    Scalar scalar{};
};

/// Adds the obstacles that a step jumps over, by their names. Only the last jump over each is kept.
void add_jumps(std::vector<Jump>& jumps, const SteppedStep& step,
               const std::vector<std::string>& names, std::int64_t number);

}  // namespace lab
