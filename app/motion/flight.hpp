#pragma once

#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// A flying body at the end of a step.
struct Body {
    Vec2 pos;
    Vec2 velocity;
};

/// The next step of 1/60 s: the shape of the body (wherever it is), what it can hit, and how it
/// flies. Computed in the scalar of the scene.
Body fly_on(const Body& body, const Geometry& shape, const std::vector<Geometry>& obstacles,
            const Fly& fly, Scalar scalar);

}  // namespace lab
