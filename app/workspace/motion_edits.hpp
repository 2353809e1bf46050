#pragma once

#include "geometry/camera.hpp"
#include "workspace/session.hpp"

namespace lab {

// What commands do with the motion of the one shape that is selected; each is one undo step.

/// Whether the shape has no motion yet, and there is something that it can fly at.
bool can_let_fly(const Session& session);
bool can_let_fly(const Scene& scene, const std::string& shape);
/// Gives it a velocity towards the nearest of what it asks about. One that asks nothing is asked
/// about the nearest shape. What asks only along its way flies by sweeps; anything else is tested
/// where each step ends, so that it can go through.
void let_fly(Session& session, const Camera& shown);

/// Whether the shape has no motion yet, and isn't a range.
bool can_let_circle(const Session& session);
bool can_let_circle(const Scene& scene, const std::string& shape);
/// Lets it go round, from where it is; of a segment or a capsule, its end around its start.
void let_circle(Session& session, const Camera& shown);

bool can_take_motion(const Session& session);
void take_motion(Session& session);

}  // namespace lab
