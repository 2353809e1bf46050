#pragma once

#include <string>
#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// A step through an obstacle that nobody noticed: neither where it began nor where it ended does
/// the body overlap it, and what is between the two was not tested.
struct Jump {
    std::string over;
    Vec2 from, to;
    double time{};  ///< when it ended
};

/// A flying body at the end of a step.
struct Body {
    Vec2 pos;
    Vec2 velocity;
    std::vector<Jump> jumps{};  ///< the last one over each obstacle, since it set out
    bool stopped = false;       ///< the next step would have left the range of numbers
};

/// The next step of 1/60 s: the shape of the body (wherever it is), what it can hit, and how it
/// flies. Computed in the scalar of the scene.
Body fly_on(const Body& body, const Geometry& shape, const std::vector<Geometry>& obstacles,
            const Fly& fly, Scalar scalar);

/// How far a body goes in a step, where nothing stops it.
Vec2 step_of(const Body& body);

/// Whether the next step of a body, tested only where it ends, is a jump over an obstacle.
bool jumps_over(const Body& body, const Geometry& shape, const Geometry& obstacle, Scalar scalar);

}  // namespace lab
