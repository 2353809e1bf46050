#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// A step that tunnels through an obstacle: the body overlaps it neither at the start nor at the
/// end, and nothing tests the path in between.
struct Jump {
    std::string over;
    Vec2 from, to;
    double time{};  ///< the end of the step
};

/// A flying body at the end of a step.
struct Body {
    Vec2 pos;
    Vec2 velocity;
    std::vector<Jump> jumps{};  ///< the last jump over each obstacle since the start
    bool stopped = false;       ///< the next step would have left the range of numbers
    bool stands = false;        ///< a walking body is on a floor
    std::size_t tested{};       ///< how many obstacles the last step of a walking body tested
};

/// Advances a body by a step, in the scalar of the scene. The shape's position is
/// ignored; `obstacles` are the shapes that the body can hit.
Body fly_on(const Body& body, const Geometry& shape, const std::vector<Geometry>& obstacles,
            const Fly& fly, Scalar scalar);

/// The displacement of a body in one step if nothing stops it.
Vec2 step_of(const Body& body, const Fly& fly);

/// Whether the next step of a body, tested only at its end, jumps over an obstacle.
bool jumps_over(const Body& body, const Geometry& shape, const Geometry& obstacle, const Fly& fly,
                Scalar scalar);

}  // namespace lab
